### Death May Die. The rules are in docs/rules/death-may-die.md; the words here are ours.


## The Elder Ones

dmd-tsathoggua = Tsathoggua
dmd-tsathoggua-flavour = He does not hurry. He has never hurried. You, on the other hand, are so very tired.
dmd-azathoth = Azathoth
dmd-azathoth-flavour = At the centre of everything it sleeps, lulled by thin flutes, and you are what it dreams.
dmd-tsathoggua-1 = The Sleeper Stirs
dmd-tsathoggua-2 = The Toad God Wakes
dmd-tsathoggua-3 = Saint Toad's Appetite
dmd-tsathoggua-4 = N'kai Overflows
dmd-azathoth-1 = A Tune from Nowhere
dmd-azathoth-2 = The Blind Court
dmd-azathoth-3 = The Nuclear Chaos
dmd-azathoth-4 = The Dream Ends

## Tokens of every game and of the Elder Ones

dmd-fire = Fire
dmd-poison = Poison
dmd-rubble = Rubble
dmd-fatigue = Fatigue
dmd-cosmic = Cosmic

## Enemies

dmd-cultist = Cultist
dmd-ghast = Ghast
dmd-serpent-man = Serpent Man
dmd-fisher-from-outside = Fisher from Outside
dmd-gyaa-yothn = Gyaa-Yothn
dmd-gug = Gug
dmd-unnamable = Unnamable
dmd-dhole = Dhole
dmd-amorphous-scion = Amorphous Scion
dmd-dancer = Dancer of Azathoth
dmd-beast = Beast
dmd-night-gaunt = Night-Gaunt
dmd-mi-go = Mi-Go
dmd-shoggoth = Shoggoth
dmd-deep-one = Deep One
dmd-elder-thing = Elder Thing
dmd-ghoul = Ghoul
dmd-moon-beast = Moon-Beast
dmd-zoog = Zoog
dmd-shantak = Shantak
dmd-colour-out-of-space = Colour out of Space
dmd-rat-thing = Rat-Thing
dmd-cat-from-saturn = Cat from Saturn
dmd-swine-thing = Swine-Thing
dmd-star-spawn = Star-Spawn
dmd-leng-spider = Leng Spider
dmd-damned-thing = Damned Thing
dmd-cultist-flavour = They do it gladly. That is what you never get used to.
dmd-ghast-flavour = In the dark it hops like a kangaroo. You would laugh if it did not stop where you stand.
dmd-serpent-man-flavour = His people had physicians when yours had fur. He has forgotten only the healing.
dmd-fisher-from-outside-flavour = He casts from above the sky, and the hook looks like a thought of your own.
dmd-gyaa-yothn-flavour = A mount bred from what was once a man. Its rider sits well.
dmd-gug-flavour = Four paws, and a mouth that opens from top to bottom. It makes no sound.
dmd-unnamable-flavour = It was the pit, the maelstrom, the ultimate abomination. The doctor calls it a bull.
dmd-dhole-flavour = Nobody has seen one whole. The ground only tells you how long it is when it has passed.
dmd-amorphous-scion-flavour = He is poured, not born, and he would like to fill you.
dmd-dancer-flavour = It keeps time for a king who hears nothing.
dmd-beast-flavour = He was told that he would be loved. It was true, and it was not enough.
dmd-night-gaunt-flavour = It has no face, and it has never needed one to find you.
dmd-mi-go-flavour = They admire your mind. They have brought a cylinder for it.
dmd-shoggoth-flavour = It was made to build cities, and it learned to imitate its masters: first their voice, then their appetite.
dmd-deep-one-flavour = Kill one, and the sea counts its children.
dmd-elder-thing-flavour = It means no harm. It only wants to see how you are put together.
dmd-ghoul-flavour = He knows every grave in town, and he has left room in his own.
dmd-moon-beast-flavour = It has all the time in the world, and a great many instruments.
dmd-zoog-flavour = Small, brown, curious. Count your pockets.
dmd-shantak-flavour = Larger than an elephant, with a head like a horse's, and scales instead of feathers.
dmd-colour-out-of-space-flavour = There is no word for it, and the grass is already grey.
dmd-rat-thing-flavour = The body of a rat, the hands of a child, and it knows your name from your dreams.
dmd-cat-from-saturn-flavour = All arabesques and jewels, and no friend of any cat on Earth.
dmd-swine-thing-flavour = The Pit is deep, but it has had a long time to climb.
dmd-star-spawn-flavour = A mountain walked, and it remembered that it was a god's child.
dmd-leng-spider-flavour = Bloated, purple and patient: the thread has been round your ankle for some time.
dmd-damned-thing-flavour = The wild oats bend, though there is no wind. Our eyes are not made for its colour.

## Skills

dmd-arcane-mastery = Arcane Mastery
dmd-arcane-mastery-level1 = On any roll, even one against you, 1 Elder Sign may count as a success.
dmd-arcane-mastery-level2 = Instead, any number of Elder Signs may.
dmd-arcane-mastery-level3 = Heal 1 stress for each Elder Sign so used.
dmd-arcane-mastery-level4 = Each of them may count as 2 successes.
dmd-brawling = Brawling
dmd-brawling-level1 = 1 green die when you attack a target on your space.
dmd-brawling-level2 = You may target all enemies on your space; divide the wounds.
dmd-brawling-level3 = 2 free rerolls on such attacks.
dmd-brawling-level4 = Deal the full wounds to each target.
dmd-marksman = Marksman
dmd-marksman-level1 = You may attack a target 1 space away.
dmd-marksman-level2 = 2 green dice when the target is not on your space.
dmd-marksman-level3 = You may attack a target 2 spaces away.
dmd-marksman-level4 = 1 free attack a turn on a target not on your space.
dmd-stealth = Stealth
dmd-stealth-level1 = On a Run, sneak away from 1 enemy: it does not follow.
dmd-stealth-level2 = Instead, sneak up to 3 times.
dmd-stealth-level3 = Deal 1 wound to each enemy you sneak away from.
dmd-stealth-level4 = Instead, sneak any number of times, and level 3 stays.
dmd-swiftness = Swiftness
dmd-swiftness-level1 = Run 1 space farther.
dmd-swiftness-level2 = 1 free Run a turn.
dmd-swiftness-level3 = Each time you leave a space on a Run you may take 1 investigator along.
dmd-swiftness-level4 = 1 more action a turn.
dmd-toughness = Toughness
dmd-toughness-level1 = 1 free reroll when you are attacked or burn.
dmd-toughness-level2 = Instead, ignore 1 wound and 1 sanity loss there.
dmd-toughness-level3 = Instead, from any source.
dmd-toughness-level4 = Instead, 2 wounds and 1 sanity loss from any source.
dmd-killer-instinct = Killer Instinct
dmd-killer-instinct-level1 = Once a turn when you attack, take 1 stress to deal 1 more wound.
dmd-killer-instinct-level2 = 2 more wounds in all.
dmd-killer-instinct-level3 = It needs no stress.
dmd-killer-instinct-level4 = Instead, 2 more wounds on every attack.
dmd-self-defense = Self-Defense
dmd-self-defense-level1 = Attacked and not wounded: heal 1 stress, and you may push the attacker 1 space.
dmd-self-defense-level2 = 1 free reroll when you are attacked.
dmd-self-defense-level3 = 2 free rerolls in all.
dmd-self-defense-level4 = Not wounded by a cultist or monster: kill it.
dmd-silent-witness = Silent Witness
dmd-silent-witness-level1 = On rolls not against you, heal 1 stress or wound for each tentacle.
dmd-silent-witness-level2 = Instead 2 for each, in any mix.
dmd-silent-witness-level3 = For each tentacle you may prevent the sanity loss rather than heal.
dmd-silent-witness-level4 = Instead, both.
dmd-show-off = Show-Off
dmd-show-off-level1 = 1 green die if another investigator is on your space.
dmd-show-off-level2 = Instead, within 2 of you.
dmd-show-off-level3 = Also 1 free reroll a roll.
dmd-show-off-level4 = Instead, 1 green die and 1 free reroll for each within 2.
dmd-proficient = Proficient
dmd-proficient-level1 = When you attack, each reroll for stress allows 1 more reroll.
dmd-proficient-level2 = On other rolls too.
dmd-proficient-level3 = You may heal 1 stress before you roll to attack.
dmd-proficient-level4 = Before other rolls too.
dmd-surgeon = Surgeon
dmd-surgeon-level1 = When you kill an enemy, heal 1 stress or wound on an investigator on your space.
dmd-surgeon-level2 = Heal as much as the victim's health, in any mix.
dmd-surgeon-level3 = Divide it among you and investigators within 1.
dmd-surgeon-level4 = Instead, each of them heals the full amount.
dmd-sly = Sly
dmd-sly-level1 = Once a Run, when you sneak, heal 1 stress.
dmd-sly-level2 = Deal 1 wound to each enemy you sneak away from.
dmd-sly-level3 = Instead, each time you sneak: heal 1 stress or wound and deal 1 wound.
dmd-sly-level4 = Once a turn after a Run on which you sneaked, if your space is safe, you may investigate.
dmd-avid-photographer = Avid Photographer
dmd-avid-photographer-level1 = You may follow an investigator who leaves your space.
dmd-avid-photographer-level2 = Others on your space have 1 green die.
dmd-avid-photographer-level3 = When another one there rests, you may heal 3.
dmd-avid-photographer-level4 = Once a turn you or an investigator on your space has 1 free action.
dmd-relic-seeker = Relic Seeker
dmd-relic-seeker-level1 = At the start of your first turn draw 2 relics and keep 1. You may own several.
dmd-relic-seeker-level2 = Claiming items costs you no stress or wounds.
dmd-relic-seeker-level3 = At the end of your turn heal 1 stress for each relic and item.
dmd-relic-seeker-level4 = Instead of investigating you may gain a random transformed relic.
dmd-chemical-explosives = Chemical Explosives
dmd-chemical-explosives-level1 = When you attack you may target 1 more figure on the target's space; divide the wounds.
dmd-chemical-explosives-level2 = 1 free reroll for each target.
dmd-chemical-explosives-level3 = Any number of figures there.
dmd-chemical-explosives-level4 = Deal the full wounds to each target.

## Investigators

dmd-agatha-may = Agatha May
dmd-huikong = Huikong
dmd-julien-dulik = Julien Dulik
dmd-leon-barnes = Leon Barnes
dmd-mike-kozlov = Mike Kozlov
dmd-jakub-peters = Jakub Peters
dmd-ruth-weber = Ruth Weber
dmd-sally-withers = Sally Withers
dmd-sandra-atkinson = Sandra Atkinson
dmd-stella-fontaine = Stella Fontaine

## Insanities

dmd-claustrophobia = Claustrophobia
dmd-claustrophobia-flavour = The walls were never this close. Neither were the others.
dmd-survivors-guilt = Survivor's Guilt
dmd-survivors-guilt-flavour = It should have been me. It still could be.
dmd-compulsion = Compulsion
dmd-compulsion-flavour = Just one match. Just to see it burn.
dmd-night-terrors = Night Terrors
dmd-night-terrors-flavour = It comes when you call it, and you call it in your sleep.
dmd-messiah = Messiah
dmd-messiah-flavour = Come to me, all of you. All of you.
dmd-numbness = Numbness
dmd-numbness-flavour = You press harder, to feel whether anything is left.
dmd-scapegoat = Scapegoat
dmd-scapegoat-flavour = Somebody is to blame, and you have chosen who.
dmd-fugue = Fugue
dmd-fugue-flavour = You remember leaving. You do not remember arriving.

## Relics

dmd-silver-key = Enigmatic Key
dmd-silver-key-normal-rule = On your Runs the three gates are next to each other for you.
dmd-silver-key-transformed-rule = On your Runs your space is next to every gate and to every space with another investigator; each such step costs 1 sanity.
dmd-carcosan-coin = Carcosan Coin
dmd-black-candle = Black Candle
dmd-bone-flute = Bone Flute
dmd-drowned-compass = Drowned Man's Compass
dmd-prophets-mask = The Prophet's Mask
dmd-viper-dagger = Viper Dagger
dmd-grey-vial = Grey Vial
dmd-starstone = Starstone
dmd-mirror-of-ys = Mirror of Ys
dmd-iron-rosary = Iron Rosary
dmd-torn-page = Torn Page

## The Unknown

dmd-unknown-a-scent = It Has Your Scent
dmd-unknown-a-brood = More Than One
dmd-unknown-b-scent = Footsteps Behind You
dmd-unknown-b-brood = The Other One Spawns

## Mythos of Tsathoggua

dmd-tsa-heavy-lids = Heavy Lids
dmd-tsa-black-basin = The Black Basin
dmd-tsa-ooze = Something Oozes
dmd-tsa-lethargy = Lethargy
dmd-tsa-offering = An Offering for the Sleeper
dmd-tsa-dreamless = Dreamless
dmd-tsa-nkai = The Dark of N'kai
dmd-tsa-bat-ears = Bat Ears, Toad Eyes

## Mythos of Azathoth

dmd-aza-thin-flutes = Thin Flutes
dmd-aza-court = The Court Assembles
dmd-aza-cracks = Cracks in the Sky
dmd-aza-nuclear = A Light Behind the Light
dmd-aza-piping = Mad Piping
dmd-aza-gravity = Blind Gravity
dmd-aza-idiots-dream = The Idiot's Dream
dmd-aza-ultimate-gate = The Ultimate Gate

## Words on cards

dmd-tag-evidence = Evidence
dmd-tag-key = Key
dmd-tag-chapel = Chapel
dmd-tag-pillar = Pillar
dmd-tag-booth = Booth
dmd-state-accused = Accused
dmd-state-paranoid = Paranoid
dmd-state-haunted = Haunted
dmd-state-bitten = Bitten
dmd-state-entranced = Entranced
dmd-state-mourning = Mourning

## Options on cards

dmd-label-take-2-stress = Take 2 stress
dmd-label-take-1-stress = Take 1 stress
dmd-label-take-1-wound = Take 1 wound
dmd-label-gain-1-fatigue = Gain 1 Fatigue
dmd-label-give-up-an-item = Give up an item
dmd-label-lose-1-sanity = Lose 1 sanity
dmd-label-look-away = Look away
dmd-label-let-her-weep = Let her weep
dmd-label-take-the-stones = Stand and take the stones
dmd-label-speak-to-the-juror = Speak to the juror
dmd-label-rest-your-voice = Rest your voice
dmd-label-let-the-patient-go = Let the patient go
dmd-label-listen = Listen
dmd-label-crawl-through = Crawl through
dmd-label-strike-the-ward = Strike the ward
dmd-label-strike-the-altar = Strike the altar
dmd-label-close-your-ears = Close your ears
dmd-label-wash = Wash
dmd-label-hold-the-beam = Hold the beam
dmd-label-load-up = Load up powder
dmd-label-set-a-charge = Set a charge
dmd-label-drop-a-charge = Drop a charge
dmd-label-catch-fire = Catch fire
dmd-label-take-a-charge = Take a charge
dmd-label-turn-away = Turn away
dmd-label-climb-up = Climb up
dmd-label-cut-them-down = Cut them down
dmd-label-play-high-striker = Swing the hammer
dmd-label-play-fortune-tent = Have your fortune told
dmd-label-play-hall-of-mirrors = Find the way out
dmd-label-play-ring-toss = Throw the rings
dmd-label-play-knife-wheel = Let yourself be tied to the wheel
dmd-label-pocket-them = Pocket them
dmd-label-hand-them-in = Hand them in
dmd-label-point-to-the-gate = Point to the gate
dmd-label-smash-the-glass = Smash the glass
dmd-label-hold-on = Hold on
dmd-label-ring-the-bell = Ring the bell
dmd-label-sit-down = Sit down
dmd-label-drop-a-rose = Drop a rose
dmd-label-keep-the-rose = Keep the rose
dmd-label-breathe-its-scent = Breathe its scent
dmd-label-go-through = Go through
dmd-label-push-through = Push through

## Episode 1

dmd-top-of-the-mourning = Top of the Mourning
dmd-top-of-the-mourning-flavour = Kilkenny burned one woman and let the other go. The wrong one went. Now the dead hold the trial again, night after night, and the cult warms its hands at the verdict. Find what nobody wanted to find, and let the jury hear it.
dmd-guilty-juror = Guilty Juror
dmd-innocent-juror = Innocent Juror
dmd-gather-jurors = Gather Jurors
dmd-convince-juror = Convince a Juror
dmd-abbey = Black Abbey
dmd-kytelers-house = Kyteler's House
dmd-high-street = High Street
dmd-castle-gate = Castle Gate
dmd-graveyard = Graveyard
dmd-pub = Pub
dmd-town-square = Town Square
dmd-courthouse = Courthouse
dmd-tannery = Tannery
dmd-mill-lane = Mill Lane
dmd-market-cross = Market Cross
dmd-gaol = Gaol
dmd-river-bank = River Bank
dmd-bridge = Bridge
dmd-pyre-hill = Pyre Hill
dmd-watchtower = Watchtower
dmd-e1-pale-riders = Pale Shapes in the Lanes
dmd-e1-mob-gathers = The Mob Gathers
dmd-e1-hung-jury = A Hung Jury
dmd-e1-nameless-witness = The Nameless Witness
dmd-e1-alices-verdict = Alice's Verdict
dmd-e1-intimidation = Intimidation
dmd-e1-light-the-pyres = Light the Pyres
dmd-e1-hue-and-cry = Hue and Cry
dmd-e1-parish-register = The Parish Register
dmd-e1-parish-register-story = A page has been pasted over, carefully, long ago.
dmd-e1-parish-register-left = The Hidden Page
dmd-e1-parish-register-right = A Blessing in the Margin
dmd-e1-ashen-witness = The Ashen Witness
dmd-e1-ashen-witness-story = She was the kitchen maid. She never spoke, because nobody asked her.
dmd-e1-ashen-witness-left = The Kitchen Maid
dmd-e1-ashen-witness-right = Her Scorched Apron
dmd-e1-bailiff = The Bailiff
dmd-e1-bailiff-story = He still guards an empty cell, and he still takes bribes.
dmd-e1-bailiff-left = Bailiff Conn
dmd-e1-bailiff-right = The Back Door Key
dmd-e1-midwife = The Midwife
dmd-e1-midwife-story = She knows whose child it was. Ask gently.
dmd-e1-midwife-left = Midwife Nuala
dmd-e1-alices-mirror = Alice's Mirror
dmd-e1-alices-mirror-story = In the glass it is you who stands in the dock.
dmd-e1-alices-mirror-left = The Covered Mirror
dmd-e1-alices-mirror-right = Accused
dmd-e1-pointing-finger = A Pointing Finger
dmd-e1-pointing-finger-story = “That one,” says the child in the doorway.
dmd-e1-pointing-finger-right = Accused
dmd-e1-confession = A Confession
dmd-e1-confession-story = The ink is brown. It was not always brown.
dmd-e1-confession-left = Alice's Confession, Signed
dmd-e1-confession-right = Alice's Confession, Unsigned
dmd-e1-petronilla = Petronilla
dmd-e1-petronilla-story = She does not ask for mercy any more, only for somebody to stay.
dmd-e1-petronilla-left = Petronilla de Meath
dmd-e1-witch-pricker = The Witch-Pricker's Case
dmd-e1-witch-pricker-story = The needle retracts into its handle. It never drew blood at all.
dmd-e1-witch-pricker-left = The Long Needle
dmd-e1-witch-pricker-right = The False Needle
dmd-e1-hecklers = Hecklers
dmd-e1-hecklers-story = They have been shouting for six hundred years.
dmd-e1-lantern = A Night Watch Lantern
dmd-e1-lantern-story = It is still warm. There is oil enough to see by, or to throw.
dmd-e1-lantern-left = Lantern
dmd-e1-lantern-right = Burning Oil
dmd-e1-stone-throwers = Stone-Throwers
dmd-e1-stone-throwers-story = The first one misses on purpose.
dmd-e1-holy-water = Holy Water
dmd-e1-holy-water-story = Enough for a curse or for a blessing.
dmd-e1-holy-water-left = A Flask to Throw
dmd-e1-holy-water-right = A Flask to Share
dmd-e1-black-cat = A Black Cat
dmd-e1-black-cat-story = It likes the accused. It has always liked the accused.
dmd-e1-black-cat-left = The Cat
dmd-e1-seeds-of-doubt = Seeds of Doubt
dmd-e1-seeds-of-doubt-story = One of them lingers, and turns his hat in his hands.

## Episode 2

dmd-isle-of-the-damned = Isle of the Damned
dmd-isle-of-the-damned-flavour = An island off Venice, a hospital without healing. Whoever saw what swims below was called mad and locked up. The doctors need their fear. Open the doors, take the patients by the hand, and do not let anybody tell you that you imagine things.
dmd-lock = Lock
dmd-patient = Patient
dmd-force-lock = Force a Lock
dmd-lead-patient = Lead a Patient
dmd-landing-stage = Landing Stage
dmd-boathouse = Boathouse
dmd-asylum-garden = Garden
dmd-cistern = Cistern
dmd-laundry = Laundry
dmd-gatehouse = Gatehouse
dmd-reception = Reception
dmd-asylum-kitchen = Kitchen
dmd-ward-of-the-drowned = Ward of the Drowned
dmd-west-corridor = West Corridor
dmd-east-corridor = East Corridor
dmd-ward-of-whispers = Ward of Whispers
dmd-ice-baths = Ice Baths
dmd-surgery = Surgery
dmd-directors-office = Director's Office
dmd-bell-tower = Bell Tower
dmd-e2-lines-in-the-fog = Lines in the Fog
dmd-e2-night-rounds = Night Rounds
dmd-e2-lockdown = Lockdown
dmd-e2-head-physician = The Head Physician
dmd-e2-they-are-listening = They Are Listening
dmd-e2-back-to-bed = Back to Bed
dmd-e2-screaming-fit = A Screaming Fit
dmd-e2-storm-breaks = The Storm Breaks
dmd-e2-strong-patient = The Strong Patient
dmd-e2-strong-patient-story = “They told me you would come. They also told me you would lie.”
dmd-e2-strong-patient-left = Noah, the Strong Patient
dmd-e2-strong-patient-right = Paranoid
dmd-e2-ring-of-keys = A Ring of Keys
dmd-e2-ring-of-keys-story = Forty keys, and one of them has teeth that bite.
dmd-e2-ring-of-keys-left = The Whole Ring
dmd-e2-ring-of-keys-right = One Key
dmd-e2-crowbar = The Tool Cupboard
dmd-e2-crowbar-story = You can carry only one of them and still use your hands.
dmd-e2-crowbar-left = Crowbar
dmd-e2-crowbar-right = Fire Axe
dmd-e2-sedative = The Medicine Trolley
dmd-e2-sedative-story = The labels have been scratched off, all but two.
dmd-e2-sedative-left = Sedative
dmd-e2-sedative-right = Acid
dmd-e2-nurse-bianca = Nurse Bianca
dmd-e2-nurse-bianca-story = She has been hiding the same patient for nine years.
dmd-e2-nurse-bianca-left = Nurse Bianca
dmd-e2-night-watchman = The Night Watchman
dmd-e2-night-watchman-story = He sleeps on his chair. His lamp does not.
dmd-e2-night-watchman-left = The Watchman's Lamp
dmd-e2-padded-cell = The Padded Cell
dmd-e2-padded-cell-story = Someone has written your name on the wall, many times. The door has no handle on this side.
dmd-e2-padded-cell-left = Wall Padding
dmd-e2-padded-cell-right = Paranoid
dmd-e2-directors-diary = The Director's Diary
dmd-e2-directors-diary-story = He kept notes on everything, even on the thing in the cistern.
dmd-e2-directors-diary-left = The Diary
dmd-e2-directors-diary-right = A Prescription
dmd-e2-silent-girl = The Silent Girl
dmd-e2-silent-girl-story = She draws what she sees. You wish she did not.
dmd-e2-silent-girl-left = The Silent Girl
dmd-e2-silent-girl-right = Her Drawings
dmd-e2-whispering-wall = The Whispering Wall
dmd-e2-whispering-wall-story = The mad have always understood it. It makes excellent sense.
dmd-e2-bolts-slam = Bolts Slam Home
dmd-e2-bolts-slam-story = Not here. Close to here.
dmd-e2-sewer-grate = A Sewer Grate
dmd-e2-sewer-grate-story = It is just wide enough, if you breathe out.
dmd-e2-sewer-grate-left = Sewer Plan
dmd-e2-orderlys-coat = The Orderlies' Room
dmd-e2-orderlys-coat-story = A coat, a truncheon, a smell of brine.
dmd-e2-orderlys-coat-left = Orderly's Coat
dmd-e2-orderlys-coat-right = Truncheon
dmd-e2-hydrotherapy = Hydrotherapy
dmd-e2-hydrotherapy-story = The lid closes by itself, and the water is very cold.
dmd-e2-gondolier = The Gondolier
dmd-e2-gondolier-story = “I know every landing on this island. But do not ask me to wait here alone.”
dmd-e2-gondolier-left = Tullio, the Gondolier
dmd-e2-gondolier-right = Paranoid

## Episode 3

dmd-deliver-us-from-evil = Deliver Us from Evil
dmd-deliver-us-from-evil-flavour = Under Paris six million dead lie in good order, and somebody has built with them. The altar takes the living and the long dead alike. Break it. It will not let you go lightly: bones cling, and tunnels change their minds.
dmd-bone-ward = Bone Ward
dmd-altar-stone = Altar Stone
dmd-bones = Bones
dmd-strike-bones = Strike
dmd-lay-to-rest = Lay to Rest
dmd-denfert-stair = Denfert Stair
dmd-inspection-gallery = Inspection Gallery
dmd-femur-hall = Hall of Femurs
dmd-flooded-gallery = Flooded Gallery
dmd-lazare-chapel = Chapel of Saint-Lazare
dmd-lamp-crypt = Crypt of the Lamp
dmd-rotunda = Rotunda
dmd-smugglers-hole = Smugglers' Hole
dmd-quarry-face = Quarry Face
dmd-passion-crypt = Crypt of the Passion
dmd-bone-stacks = Bone Stacks
dmd-samaritan-well = Well of the Samaritan
dmd-plague-pit = Plague Pit
dmd-nave-of-skulls = Nave of Skulls
dmd-black-altar = Black Altar
dmd-deep-shaft = Deep Shaft
dmd-e3-claws-on-stone = Claws on Stone
dmd-e3-something-digs = Something Digs
dmd-e3-bones-cling = Bones Cling
dmd-e3-weight-of-ages = The Weight of Ages
dmd-e3-fresh-mortar = Fresh Mortar
dmd-e3-walls-close-in = The Walls Close In
dmd-e3-choir-of-the-dead = Choir of the Dead
dmd-e3-torches-fail = The Torches Fail
dmd-e3-pickaxe = A Quarryman's Niche
dmd-e3-pickaxe-story = His tools lie as he left them in 1786: one to break, one to bury.
dmd-e3-pickaxe-left = Pickaxe
dmd-e3-pickaxe-right = Mattock
dmd-e3-silent-monk = The Silent Monk
dmd-e3-silent-monk-story = He holds out his arms, as if you carried something of his.
dmd-e3-silent-monk-left = Brother Anselme
dmd-e3-lost-tourist = A Lost Tourist
dmd-e3-lost-tourist-story = He came down on Tuesday. He does not say which Tuesday.
dmd-e3-lost-tourist-left = Mr Abernathy
dmd-e3-dynamite = A Crate of Explosives
dmd-e3-dynamite-story = Property of the City of Paris. Sweating a little.
dmd-e3-dynamite-left = Dynamite
dmd-e3-dynamite-right = Blasting Cap
dmd-e3-chalk-marks = Chalk Marks
dmd-e3-chalk-marks-story = Somebody knew the way, and somebody else knew a prayer.
dmd-e3-chalk-marks-left = A Stick of Chalk
dmd-e3-chalk-marks-right = The Pilgrims' Way
dmd-e3-voices-in-the-wall = Voices in the Wall
dmd-e3-voices-in-the-wall-story = They count. They want to know whether you belong to the sum.
dmd-e3-voices-in-the-wall-right = Haunted
dmd-e3-grave-goods = Grave Goods
dmd-e3-grave-goods-story = A small box of lead, held by too many fingers.
dmd-e3-grave-goods-left = Reliquary
dmd-e3-underground-stream = An Underground Stream
dmd-e3-underground-stream-story = Clear and cold, and for once nothing comes with it.
dmd-e3-cave-in = Cave-in
dmd-e3-cave-in-story = First dust. Then gravel. Then a beam, and your shoulder.
dmd-e3-headless-marquis = The Headless Marquis
dmd-e3-headless-marquis-story = He would so like to be introduced to somebody.
dmd-e3-headless-marquis-left = The Marquis
dmd-e3-headless-marquis-right = Haunted
dmd-e3-skull-lantern = A Skull with a Candle
dmd-e3-skull-lantern-story = The flame leans toward what it wants you to see.
dmd-e3-skull-lantern-left = Skull Lantern
dmd-e3-skull-lantern-right = Candle Stub
dmd-e3-rats = Rats
dmd-e3-rats-story = They move like one animal. Perhaps they are.
dmd-e3-last-rites = Last Rites
dmd-e3-last-rites-story = The words are on the wall, for whoever still needs them.
dmd-e3-last-rites-left = Holy Oil
dmd-e3-cataphile = A Cataphile
dmd-e3-cataphile-story = “You came by the stairs? Nobody comes by the stairs.”
dmd-e3-cataphile-left = Yvette, the Cataphile
dmd-e3-cataphile-right = Her Secret Way
dmd-e3-femur-club = Bones in Your Hand
dmd-e3-femur-club-story = It fits. That is the worst of it.
dmd-e3-femur-club-left = Femur Club
dmd-e3-femur-club-right = Knuckle Charm

## Episode 4

dmd-by-request-of-the-queen = By Request of the Queen
dmd-by-request-of-the-queen-flavour = Stone that has drunk enough remembers the taste. Vlad's castle has drunk for centuries, and the cult has learned to pour. The Queen has asked you to end it, with discretion at first and then with a very loud noise: four pillars, four charges, all at once.
dmd-charge = Charge
dmd-thirst = Thirst
dmd-handle-powder = Handle Powder
dmd-call-out = Call Out
dmd-raven-tower = Raven Tower
dmd-throne-room = Throne Room
dmd-portrait-gallery = Portrait Gallery
dmd-music-room = Music Room
dmd-moon-terrace = Moon Terrace
dmd-torture-chamber = Torture Chamber
dmd-pike-hall = Hall of Pikes
dmd-castle-library = Library
dmd-mirror-room = Mirror Room
dmd-family-crypt = Family Crypt
dmd-wine-cellar = Wine Cellar
dmd-inner-court = Inner Court
dmd-armoury = Armoury
dmd-stables = Stables
dmd-kennels = Kennels
dmd-castle-bridge = Castle Bridge
dmd-barbican = Barbican
dmd-e4-scaled-guard = The Scaled Guard
dmd-e4-snuff-the-fuse = Snuff the Fuse
dmd-e4-heavy-tread = A Heavy Tread
dmd-e4-stones-drink = The Stones Drink
dmd-e4-red-hunger = Red Hunger
dmd-e4-damp-powder = Damp Powder
dmd-e4-falling-torch = A Falling Torch
dmd-e4-bell-of-the-dead = The Bell of the Dead
dmd-e4-long-fuse = The Quartermaster's Chest
dmd-e4-long-fuse-story = Everything a careful person would want, and one thing that no careful person would.
dmd-e4-long-fuse-left = Long Fuse
dmd-e4-sapper = The Sapper
dmd-e4-sapper-story = Two fingers are missing. She swears by the other eight.
dmd-e4-sapper-left = Corporal Ilinca
dmd-e4-garlic = A Braid of Garlic
dmd-e4-garlic-story = Wear it, or throw it. You cannot do both.
dmd-e4-garlic-left = Garlic Wreath
dmd-e4-garlic-right = A Handful of Garlic
dmd-e4-pale-bride = The Pale Bride
dmd-e4-pale-bride-story = “You are bleeding. How kind of you to bring some.”
dmd-e4-pale-bride-left = The Bride
dmd-e4-pale-bride-right = Bitten
dmd-e4-silver-cross = The Chapel Niche
dmd-e4-silver-cross-story = Silver for the hand or prayer for the head.
dmd-e4-silver-cross-left = Silver Cross
dmd-e4-silver-cross-right = Prayer Book
dmd-e4-blood-font = The Blood Font
dmd-e4-blood-font-story = It fills by itself. It smells of roast meat and home.
dmd-e4-blood-font-right = Bitten
dmd-e4-war-horn = The Trophy Wall
dmd-e4-war-horn-story = A horn to call them, a cloak to pass among them.
dmd-e4-war-horn-left = War Horn
dmd-e4-war-horn-right = Cultist's Cloak
dmd-e4-hidden-stair = A Hidden Stair
dmd-e4-hidden-stair-story = Behind the hunting scene a cold draught comes out of the wall.
dmd-e4-hidden-stair-left = Sketch of the Passages
dmd-e4-dragon-sabre = The Order of the Dragon
dmd-e4-dragon-sabre-story = Two blades on a velvet cushion. One of them is warm.
dmd-e4-dragon-sabre-left = Order's Sabre
dmd-e4-dragon-sabre-right = Thirsty Blade
dmd-e4-fiddler = The Fiddler
dmd-e4-fiddler-story = He plays so that they do not listen. He knows every corridor.
dmd-e4-fiddler-left = Old Dumitru
dmd-e4-impaled = The Impaled
dmd-e4-impaled-story = A whole avenue of them, and some still turn their heads.
dmd-e4-bats = Bats
dmd-e4-bats-story = The ceiling lets go all at once.
dmd-e4-old-wine = Old Wine
dmd-e4-old-wine-story = It is probably wine. The other bottle certainly burns.
dmd-e4-old-wine-left = A Good Bottle
dmd-e4-old-wine-right = Spirits
dmd-e4-queens-letter = The Queen's Letter
dmd-e4-queens-letter-story = Her Majesty writes of pillars and powder. The second page is about coming home.
dmd-e4-queens-letter-left = The Second Page
dmd-e4-captive-knight = The Captive Knight
dmd-e4-captive-knight-story = The chain is old, and he would rather die on his feet. Your shoulder will do.
dmd-e4-captive-knight-left = Sir Radu

## Episode 5

dmd-festival-of-death = Festival of Death
dmd-festival-of-death-flavour = Lights, sugar, laughter: innocence is the bait and innocence is the prize. Every booth is rigged, and every ticket is a signature. Beat them at their own games, and get people out before they find their way in.
dmd-open-booth = Open Booth
dmd-beaten-booth = Beaten Booth
dmd-visitor = Visitor
dmd-ticket = Ticket
dmd-play-booth = Play
dmd-usher-visitors = Usher Visitors
dmd-main-gate = Main Gate
dmd-midway-south = South Midway
dmd-carousel = Carousel
dmd-food-stalls = Food Stalls
dmd-rail-siding = Rail Siding
dmd-high-striker = High Striker
dmd-midway-west = West Midway
dmd-midway-east = East Midway
dmd-ring-toss = Ring Toss
dmd-hall-of-mirrors = Hall of Mirrors
dmd-band-stand = Bandstand
dmd-knife-wheel = Knife Wheel
dmd-big-top = Big Top
dmd-ferris-wheel = Ferris Wheel
dmd-fortune-tent = Fortune Teller's Tent
dmd-animal-cages = Animal Cages
dmd-caravans = Caravans
dmd-e5-lines-overhead = Lines Overhead
dmd-e5-stampede = Stampede
dmd-e5-step-right-up = Step Right Up!
dmd-e5-showmen = The Showmen
dmd-e5-calliope = The Calliope Plays
dmd-e5-late-train = The Late Train
dmd-e5-lost-in-the-crowd = Lost in the Crowd
dmd-e5-lights-go-out = The Lights Go Out
dmd-e5-loaded-dice = Loaded Dice
dmd-e5-loaded-dice-story = They cheat. So may you, for a while or once and well.
dmd-e5-loaded-dice-left = Loaded Dice
dmd-e5-loaded-dice-right = Ace up the Sleeve
dmd-e5-strongman = The Strongman
dmd-e5-strongman-story = He bent a bar for the children, and then he saw what was behind it.
dmd-e5-strongman-left = Big Ansgar
dmd-e5-candyfloss = The Sweet Stall
dmd-e5-candyfloss-story = Sugar for you, or sugar to lead them by.
dmd-e5-candyfloss-left = Candyfloss
dmd-e5-candyfloss-right = A Trail of Sweets
dmd-e5-roll-of-tickets = A Roll of Tickets
dmd-e5-roll-of-tickets-story = Each has a name on it, and the ink is fresh.
dmd-e5-barker = The Barker
dmd-e5-barker-story = He shouts, you shout back. One voice stays.
dmd-e5-barker-left = Megaphone
dmd-e5-barker-right = Entranced
dmd-e5-lost-child = A Lost Child
dmd-e5-lost-child-story = A girl with a balloon that pulls downward. She likes the booths best.
dmd-e5-lost-child-left = Little Mina
dmd-e5-painted-clown = The Painted Clown
dmd-e5-painted-clown-story = The smile is painted on. The teeth are not.
dmd-e5-throwing-knives = A Case of Knives
dmd-e5-throwing-knives-story = Eleven of twelve. The twelfth is in somebody.
dmd-e5-throwing-knives-left = Throwing Knives
dmd-e5-throwing-knives-right = The Long Knife
dmd-e5-tarot-card = A Fallen Card
dmd-e5-tarot-card-story = The Tower, or the Hermit. It depends which way up you are.
dmd-e5-tarot-card-left = The Tower
dmd-e5-tarot-card-right = The Hermit
dmd-e5-endless-reflection = Endless Reflection
dmd-e5-endless-reflection-story = Your seventh reflection has not moved for some time.
dmd-e5-endless-reflection-right = Entranced
dmd-e5-ringmasters-hat = The Ringmaster's Wardrobe
dmd-e5-ringmasters-hat-story = Put on the hat and they make way. Blow the whistle and they come.
dmd-e5-ringmasters-hat-left = Top Hat
dmd-e5-ringmasters-hat-right = Whistle
dmd-e5-old-elephant = The Old Elephant
dmd-e5-old-elephant-story = She remembers what she carried here. She will carry you away.
dmd-e5-old-elephant-left = Rani, the Elephant
dmd-e5-runaway-carousel = Runaway Carousel
dmd-e5-runaway-carousel-story = The horses are not wooden when they are this fast.
dmd-e5-closing-time = Closing Time
dmd-e5-closing-time-story = There is a bell for that. Nobody has rung it since 1893.
dmd-e5-pickpocket = A Pickpocket
dmd-e5-pickpocket-story = Better in your service than in your pocket.
dmd-e5-pickpocket-left = Nimble Jo

## Episode 6

dmd-beauty-and-the-beast = Beauty and the Beast
dmd-beauty-and-the-beast-flavour = She believed in what was inside him, and she was right, but jealousy was quicker. The ghosts tell it over and over. Below, the Beast waits to be fed, prisoner and gaoler at once. Listen, gather her roses, and stop being the quarry.
dmd-ghost = Ghost
dmd-rose = Rose
dmd-listen-to-ghost = Listen to a Ghost
dmd-bait-the-beast = Bait the Beast
dmd-carriage-drive = Carriage Drive
dmd-rose-garden = Rose Garden
dmd-coach-house = Coach House
dmd-icehouse = Icehouse
dmd-west-terrace = West Terrace
dmd-great-hall = Great Hall
dmd-dining-room = Dining Room
dmd-scullery = Scullery
dmd-old-library = Old Library
dmd-ballroom = Ballroom
dmd-long-gallery = Long Gallery
dmd-winter-garden = Winter Garden
dmd-dungeon = Dungeon
dmd-bedchamber = Bedchamber
dmd-tower-stair = Tower Stair
dmd-bell-loft = Bell Loft
dmd-e6-pale-hunters = Pale Hunters
dmd-e6-the-beast-prowls = The Beast Prowls
dmd-e6-ghosts-drift = The Ghosts Drift
dmd-e6-scent-of-roses = Scent of Roses
dmd-e6-lament = Lament
dmd-e6-withering = Withering
dmd-e6-licking-wounds = Licking Its Wounds
dmd-e6-doors-slam = Doors Slam
dmd-e6-pressed-rose = A Pressed Rose
dmd-e6-pressed-rose-story = Between two pages of a letter that was never sent.
dmd-e6-huntsman = The Huntsman
dmd-e6-huntsman-story = He missed once. He has had two hundred years to think about it.
dmd-e6-huntsman-left = The Huntsman
dmd-e6-silver-bullets = Silver
dmd-e6-silver-bullets-story = The candlestick was melted down for a reason.
dmd-e6-silver-bullets-left = Silvered Blade
dmd-e6-silver-bullets-right = Silver Bullet
dmd-e6-ladys-locket = The Lady's Locket
dmd-e6-ladys-locket-story = On one side her face. The other side is empty.
dmd-e6-ladys-locket-left = Open Locket
dmd-e6-ladys-locket-right = Closed Locket
dmd-e6-weeping-in-the-dark = Weeping in the Dark
dmd-e6-weeping-in-the-dark-story = You know the song. You know how it ends.
dmd-e6-weeping-in-the-dark-right = Mourning
dmd-e6-bear-trap = The Gamekeeper's Hut
dmd-e6-bear-trap-story = Iron with teeth, and a spear for what the teeth hold.
dmd-e6-bear-trap-left = Bear Trap
dmd-e6-bear-trap-right = Boar Spear
dmd-e6-raw-meat = The Larder
dmd-e6-raw-meat-story = Something for it, something for you.
dmd-e6-raw-meat-left = Roses and Raw Meat
dmd-e6-raw-meat-right = Cold Supper
dmd-e6-ghostly-page = A Ghostly Page
dmd-e6-ghostly-page-story = He still carries trays through walls, and never a sound.
dmd-e6-ghostly-page-left = The Page
dmd-e6-tapestry-door = The Tapestry Door
dmd-e6-tapestry-door-story = The unicorn points with its horn.
dmd-e6-tapestry-door-left = Servants' Key
dmd-e6-howl = A Howl
dmd-e6-howl-story = Closer than the last one.
dmd-e6-suit-of-armour = A Suit of Armour
dmd-e6-suit-of-armour-story = All of it, or only the shield.
dmd-e6-suit-of-armour-left = Full Plate
dmd-e6-suit-of-armour-right = Shield
dmd-e6-candelabrum = A Candelabrum
dmd-e6-candelabrum-story = Snuff it and slip by, or let it fall and watch them run.
dmd-e6-candelabrum-left = Snuffed Candles
dmd-e6-candelabrum-right = Falling Candles
dmd-e6-enchanted-mirror = The Enchanted Mirror
dmd-e6-enchanted-mirror-story = It shows you whom you miss. They are not well.
dmd-e6-enchanted-mirror-left = A Shard of It
dmd-e6-enchanted-mirror-right = Mourning
dmd-e6-old-hound = The Old Hound
dmd-e6-old-hound-story = He has been waiting for somebody to hunt with.
dmd-e6-old-hound-left = Old Hound
dmd-e6-thorns = Thorns
dmd-e6-thorns-story = They part for those who bleed.

## How rules are worded. Rule texts of cards are put together from these (content/wording.py).

dmd-w-and = { $first } and { $last }
dmd-w-list = { $first }, { $rest }
dmd-w-alternatives = { $first } or { $last }
dmd-w-for-each = For each { $what }: { $then }
dmd-w-nothing = nothing happens.
dmd-w-step = { $first } • { $rest }

# effects on you
dmd-w-stress = take { $n } stress.
dmd-w-stress-overflow = take { $n } stress; what does not fit is wounds.
dmd-w-wound = take { $n ->
    [one] 1 wound
   *[other] { $n } wounds
}.
dmd-w-sanity = lose { $n } sanity.
dmd-w-heal = heal { $what }.
dmd-w-heal-stress = { $n } stress
dmd-w-heal-wounds = { $n ->
    [one] 1 wound
   *[other] { $n } wounds
}
dmd-w-heal-mix = up to { $n } stress and/or wounds
dmd-w-tokens = { $n ->
    [one] 1 { $token } token
   *[other] { $n } { $token } tokens
}
dmd-w-gain = gain { $tokens }.
dmd-w-drop = discard { $tokens } of yours.
dmd-w-drop-all = discard all your { $token } tokens.
dmd-w-take = take { $tokens } { $from }.
dmd-w-lay = put { $tokens } of yours { $at }.
dmd-w-walk = move up to { $n ->
    [one] 1 space
   *[other] { $n } spaces
}.
dmd-w-walk-must = move { $n ->
    [one] 1 space
   *[other] { $n } spaces
}.
dmd-w-walk-toward = move { $n ->
    [one] 1 space
   *[other] { $n } spaces
} { $toward }.
dmd-w-walk-sneak = move up to { $n ->
    [one] 1 space
   *[other] { $n } spaces
}; no enemy follows.
dmd-w-put = be placed { $at }.
dmd-w-actions = { $n ->
    [one] 1 more action
   *[other] { $n } more actions
} this turn.
dmd-w-actions-fewer = { $n ->
    [one] 1 action
   *[other] { $n } actions
} fewer this turn.
dmd-w-free = { $action }, as a free action.
dmd-w-action-run = Run
dmd-w-action-attack = attack
dmd-w-action-rest = rest
dmd-w-action-trade = trade
dmd-w-level = one of your skills gains a level.
dmd-w-investigate = draw a Discovery card.
dmd-w-discard = discard { $what }.
dmd-w-card-self = this card
dmd-w-card-item = one of your items
dmd-w-card-companion = one of your companions
dmd-w-card-item-or-companion = one of your items or companions
dmd-w-other-side = take the other side of this card.

# effects on enemies
dmd-w-summon = summon { $enemy } { $at }.
dmd-w-summon-several = summon { $n } × { $enemy } { $at }.
dmd-w-gate-red = at the red gate
dmd-w-gate-yellow = at the yellow gate
dmd-w-gate-blue = at the blue gate
dmd-w-gate-each = at each gate
dmd-w-gate-random = at a random gate
dmd-w-gate-nearest = at the nearest gate
dmd-w-gate-furthest = at the furthest gate
dmd-w-gate-chosen = at a gate of your choice
dmd-w-move = it moves { $n } { $toward }.
dmd-w-bring = it is placed { $at }.
dmd-w-hurt = it takes { $n ->
    [one] 1 wound
   *[other] { $n } wounds
}.
dmd-w-mend = it loses { $n ->
    [one] 1 wound
   *[other] { $n } wounds
}.
dmd-w-banish = it goes back to the pool.
dmd-w-strike = it attacks at once.

# tokens
dmd-w-place = place { $tokens } { $at }.
dmd-w-remove = remove { $tokens } { $from }.
dmd-w-remove-all = remove all { $token } tokens { $from }.
dmd-w-turn = turn 1 { $token } { $at } over to { $other }.
dmd-w-turn-all = turn every { $token } { $at } over to { $other }.
dmd-w-shift = move 1 { $token } { $from } up to { $n } { $toward }.
dmd-w-shift-must = move 1 { $token } { $from } { $n ->
    [one] 1 space
   *[other] { $n } spaces
}.
dmd-w-shift-free = move 1 { $token } { $from } up to { $n ->
    [one] 1 space
   *[other] { $n } spaces
}.
dmd-w-shift-every = move every { $token } { $n } { $toward }.
dmd-w-bar = put 1 { $token } on the open passage nearest { $to }.
dmd-w-open = remove 1 { $token } from a passage { $at }.

# rolls
dmd-w-roll = roll.
dmd-w-roll-green = roll with { $n } more green dice.
dmd-w-roll-add = roll; each { $what } adds 1 success.
dmd-w-roll-less = roll; each { $what } takes 1 success off.
dmd-w-with = With { $need }: { $then }
dmd-w-otherwise = Otherwise: { $then }
dmd-w-each-success = For each success: { $then }
dmd-w-each-sign = For each Elder Sign: { $then }
dmd-w-need-successes = { $n }+ { $n ->
    [one] success
   *[other] successes
}
dmd-w-need-exactly = exactly { $n ->
    [one] 1 success
   *[other] { $n } successes
}
dmd-w-need-most = at most { $n ->
    [one] 1 success
   *[other] { $n } successes
}
dmd-w-need-signs = { $n }+ { $n ->
    [one] Elder Sign
   *[other] Elder Signs
}
dmd-w-need-tentacles = { $n ->
    [0] no tentacle
    [one] at most 1 tentacle
   *[other] at most { $n } tentacles
}
dmd-w-need-blanks = { $n ->
    [0] no blank
    [one] at most 1 blank
   *[other] at most { $n } blanks
}
dmd-w-against = roll { $dice } against yourself: { $harm }
dmd-w-dice-black = { $n } black
dmd-w-dice-green = { $n } green
dmd-w-harm-wound = each success is 1 wound.
dmd-w-harm-stress = each success is 1 stress, or 1 wound if it does not fit.
dmd-w-harm-none = successes do no harm.
dmd-w-reroll = { $n ->
    [one] 1 free reroll
   *[other] { $n } free rerolls
}.
dmd-w-add = { $n ->
    [one] 1 more success
   *[other] { $n } more successes
}.
dmd-w-calm = { $n ->
    [one] 1 tentacle costs
   *[other] { $n } tentacles cost
} no sanity.
dmd-w-sign = { $n ->
    [one] 1 Elder Sign counts
   *[other] { $n } Elder Signs count
} as a success.

# flow
dmd-w-choose = Choose: { $options }
dmd-w-choose-may = You may choose: { $options }
dmd-w-unless = Unless you pay { $cost }: { $then }
dmd-w-or = { $first } Or: { $rest }
dmd-w-if = If { $if }: { $then }
dmd-w-each-if = { $who }, if { $if }: { $then }
dmd-w-it = It
dmd-w-each = { $who }: { $then }
dmd-w-elder = the Elder One is placed { $at }.
dmd-w-mythos = draw { $n ->
    [one] another Mythos card
   *[other] { $n } more Mythos cards
}.
dmd-w-CollapsePassage = a passage nearest to you falls in for good, unless that would cut the map in two; a Rubble token lies on either side of it.

# who
dmd-w-who-you = You
dmd-w-who-active = The active investigator
dmd-w-who-all = Each investigator
dmd-w-who-others = Each other investigator
dmd-w-who-here = Each investigator on your space
dmd-w-who-others-here = Each other investigator on your space
dmd-w-who-near = Each investigator within 1 of you
dmd-w-who-others-near = Each other investigator within 1 of you
dmd-w-who-chosen = An investigator of your choice
dmd-w-who-chosen-other = Another investigator of your choice
dmd-w-who-chosen-here = An investigator of your choice on your space
dmd-w-who-chosen-other-here = Another investigator of your choice on your space
dmd-w-who-nearest = The nearest investigator
dmd-w-who-with-it = Each investigator on its space
dmd-w-who-chosen-with-it = One investigator on its space
dmd-w-who-there = Each investigator there

# which enemies
dmd-w-kind-enemy = enemy
dmd-w-kind-monster = monster
dmd-w-kind-elder = Elder One
dmd-w-kind-slot-a = Unknown Monster A
dmd-w-kind-slot-b = Unknown Monster B
dmd-w-pick-each = Each { $kind }{ $where }
dmd-w-pick-nearest = The nearest { $kind }{ $where }
dmd-w-pick-furthest = The furthest { $kind }{ $where }
dmd-w-pick-chosen = One { $kind } of your choice{ $where }
dmd-w-where-here = {" "}on your space
dmd-w-where-within = {" "}within { $n } of you
dmd-w-where-at = {" "}{ $at }

# which spaces
dmd-w-spaces-tag = Each { $tag }
dmd-w-spaces-token = Each space with { $token }
dmd-w-spaces-at = { $at }

# places: at, to, from, toward, away
dmd-w-place-you = { $form ->
    [to] to your space
    [from] from your space
    [toward] toward you
    [away] away from you
   *[at] on your space
}
dmd-w-place-it = { $form ->
    [to] to its space
    [from] from its space
    [toward] toward it
    [away] away from it
   *[at] on its space
}
dmd-w-place-there = { $form ->
    [to] to that space
    [from] from there
    [toward] toward that space
    [away] away from there
   *[at] there
}
dmd-w-place-elder = { $form ->
    [to] to the Elder One's space
    [from] from the Elder One's space
    [toward] toward the Elder One
    [away] away from the Elder One
   *[at] on the Elder One's space
}
dmd-w-place-start = { $form ->
    [to] to the start space
    [from] from the start space
    [toward] toward the start space
    [away] away from the start space
   *[at] on the start space
}
dmd-w-place-gate = { $form ->
    [some] at a gate
    [to] to { $gate }
    [from] from { $gate }
    [toward] toward { $gate }
    [away] away from { $gate }
   *[at] at { $gate }
}
dmd-w-gate-name-red = the red gate
dmd-w-gate-name-yellow = the yellow gate
dmd-w-gate-name-blue = the blue gate
dmd-w-gate-name-random = a random gate
dmd-w-gate-name-nearest = the nearest gate
dmd-w-gate-name-furthest = the furthest gate
dmd-w-gate-name-chosen = a gate of your choice
dmd-w-place-space = { $form ->
    [to] to { $name }
    [from] from { $name }
    [toward] toward { $name }
    [away] away from { $name }
   *[at] on { $name }
}
dmd-w-place-tag = { $form ->
    [some] on a { $tag }
    [to] to the nearest { $tag }
    [from] from the nearest { $tag }
    [toward] toward the nearest { $tag }
    [away] away from the nearest { $tag }
   *[at] on the nearest { $tag }
}
dmd-w-place-token = { $form ->
    [some] on a space with { $token }
    [to] to the nearest { $token }
    [from] from the nearest space with one
    [toward] toward the nearest { $token }
    [away] away from the nearest { $token }
   *[at] on the nearest space with { $token }
}
dmd-w-place-most = { $form ->
    [to] to the space with most { $token } tokens
    [from] from the space with most { $token } tokens
    [toward] toward the space with most { $token } tokens
    [away] away from the space with most { $token } tokens
   *[at] on the space with most { $token } tokens
}
dmd-w-place-investigator = { $form ->
    [to] to the nearest investigator
    [from] from the nearest investigator's space
    [toward] toward the nearest investigator
    [away] away from the nearest investigator
   *[at] on the nearest investigator's space
}
dmd-w-place-other-investigator = { $form ->
    [to] to the nearest other investigator
    [from] from the nearest other investigator's space
    [toward] toward the nearest other investigator
    [away] away from the nearest other investigator
   *[at] on the nearest other investigator's space
}
dmd-w-place-within = { $form ->
    [from] from a space within { $n } of you
   *[at] on a space within { $n } of you
}
dmd-w-place-anywhere = { $form ->
    [from] from any space
   *[at] on any space
}
dmd-w-place-board = { $form ->
    [from] from the story board
   *[at] on the story board
}
dmd-w-place-everywhere = { $form ->
    [from] from the map
   *[at] on the map
}

# conditions
dmd-w-not = not: { $if }
dmd-w-bound-min = { $low }+ { $what }
dmd-w-bound-none = no { $what }
dmd-w-bound-max = at most { $high } { $what }
dmd-w-bound-both = { $low } to { $high } { $what }
dmd-w-is-safe = { $not ->
    [yes] your space is not safe
   *[no] your space is safe
}
dmd-w-is-at = { $not ->
    [yes] you are not { $at }
   *[no] you are { $at }
}
dmd-w-is-within = { $not ->
    [yes] you are neither { $at } nor within { $n } of it
   *[no] you are { $at } or within { $n } of it
}
dmd-w-is-has = { $not ->
    [yes] you do not have “{ $what }”
   *[no] you have “{ $what }”
}
dmd-w-is-it-is = { $not ->
    [yes] it is no { $kind }
   *[no] it is a { $kind }
}
dmd-w-is-it-alive = { $not ->
    [yes] it is dead
   *[no] it survives
}
dmd-w-is-killed = it killed you or a companion of yours
dmd-w-is-stayed = { $not ->
    [yes] you are not where your turn began
   *[no] you are where your turn began
}
dmd-w-is-did = { $not ->
    [yes] this turn you did not: { $action }
   *[no] this turn you did: { $action }
}
dmd-w-is-disrupted = { $not ->
    [yes] the ritual is not disrupted
   *[no] the ritual is disrupted
}
dmd-w-is-summoned = { $not ->
    [yes] the Elder One is not on the board
   *[no] the Elder One is on the board
}
dmd-w-is-stage = stage { $n } is revealed
dmd-w-every-tag = on every { $tag }
dmd-w-who-with = { $who } with { $if }
dmd-w-noun-all = { $n ->
    [one] investigator
   *[other] investigators
}
dmd-w-noun-others = { $n ->
    [one] other investigator
   *[other] other investigators
}
dmd-w-noun-here = { $n ->
    [one] investigator
   *[other] investigators
} on your space
dmd-w-noun-others-here = { $n ->
    [one] other investigator
   *[other] other investigators
} on your space
dmd-w-noun-near = { $n ->
    [one] investigator
   *[other] investigators
} within 1 of you
dmd-w-noun-others-near = { $n ->
    [one] other investigator
   *[other] other investigators
} within 1 of you
dmd-w-noun-with-it = { $n ->
    [one] investigator
   *[other] investigators
} on its space
dmd-w-noun-there = { $n ->
    [one] investigator
   *[other] investigators
} there

# amounts: what is counted
dmd-w-token-word = { $n ->
    [one] { $token } token
   *[other] { $token } tokens
}
dmd-w-count-tokens-here = { $tokens } here
dmd-w-count-tokens-on-you = { $tokens } of yours
dmd-w-count-tokens-on-board = { $tokens } on the story board
dmd-w-count-tokens-in-play = { $tokens } in play
dmd-w-count-tokens-beside = { $tokens } on passages of your space
dmd-w-count-tokens-at = { $tokens } { $at }
dmd-w-count-tag = { $tag } of yours
dmd-w-count-enemies-here = { $kind } on your space
dmd-w-count-enemies-in-play = { $kind } on the map
dmd-w-count-enemies-where = { $kind }{ $where }
dmd-w-count-items = { $n ->
    [one] item
   *[other] items
} of yours
dmd-w-count-companions = { $n ->
    [one] companion
   *[other] companions
} of yours
dmd-w-count-conditions = { $n ->
    [one] condition
   *[other] conditions
} of yours
dmd-w-count-relics = { $n ->
    [one] relic
   *[other] relics
} of yours
dmd-w-count-wounds = { $n ->
    [one] wound
   *[other] wounds
} on you
dmd-w-count-stress = stress on you
dmd-w-count-bonus-dice = permanent green { $n ->
    [one] die
   *[other] dice
} of yours
dmd-w-count-investigators-here = { $n ->
    [one] investigator
   *[other] investigators
} on your space, you included
dmd-w-count-investigators = { $n ->
    [one] investigator
   *[other] investigators
} alive
dmd-w-count-space = { $n ->
    [one] space
   *[other] spaces
} of progress on the summoning track
dmd-w-count-roll-successes = { $n ->
    [one] success
   *[other] successes
}
dmd-w-count-roll-signs = { $n ->
    [one] Elder Sign
   *[other] Elder Signs
} in the roll
dmd-w-count-roll-tentacles = { $n ->
    [one] tentacle
   *[other] tentacles
} in the roll
dmd-w-count-roll-blanks = { $n ->
    [one] blank
   *[other] blanks
} in the roll
dmd-w-count-wounds-dealt = { $n ->
    [one] wound
   *[other] wounds
} dealt

# costs
dmd-w-cost-stress = { $n } stress
dmd-w-cost-wounds = { $n ->
    [one] 1 wound
   *[other] { $n } wounds
}
dmd-w-cost-sanity = { $n } sanity
dmd-w-cost-tokens = { $tokens }
dmd-w-cost-self = discard this card
dmd-w-cost-item = discard an item
dmd-w-cost-companion = discard a companion
dmd-w-cost-item-or-companion = discard an item or companion

# powers
dmd-w-bonus-green = { $n } green { $n ->
    [one] die
   *[other] dice
} { $on }
dmd-w-bonus-reroll = { $n ->
    [one] 1 free reroll
   *[other] { $n } free rerolls
} { $on }
dmd-w-bonus-success-more = { $n ->
    [one] 1 more success
   *[other] { $n } more successes
} { $on }
dmd-w-bonus-success-fewer = { $n ->
    [one] 1 success
   *[other] { $n } successes
} fewer { $on }
dmd-w-bonus-calm = { $n ->
    [one] 1 tentacle costs
   *[other] { $n } tentacles cost
} no sanity { $on }
dmd-w-bonus-sign = { $n ->
    [one] 1 Elder Sign may count
   *[other] { $n } Elder Signs may count
} as a success { $on }
dmd-w-bonus-harm = { $n ->
    [one] 1 more wound
   *[other] { $n } more wounds
} if you deal any { $on }
dmd-w-bonus-ignore-wounds = you may ignore { $n ->
    [one] 1 wound
   *[other] { $n } wounds
} { $on }
dmd-w-bonus-ignore-sanity = you may ignore { $n } sanity loss { $on }
dmd-w-bonus-run-more = Run { $n ->
    [one] 1 space
   *[other] { $n } spaces
} farther
dmd-w-bonus-run-fewer = Run { $n ->
    [one] 1 space
   *[other] { $n } spaces
} less far
dmd-w-bonus-sneak = { $n ->
    [one] 1 enemy need
   *[other] { $n } enemies need
} not follow you on a Run
dmd-w-bonus-range = you may attack { $n ->
    [one] 1 space
   *[other] { $n } spaces
} farther
dmd-w-bonus-rest-more = resting heals { $n } more
dmd-w-bonus-rest-fewer = resting heals { $n } less
dmd-w-bonus-actions = { $n ->
    [one] 1 more action
   *[other] { $n } more actions
} a turn
dmd-w-bonus-rest-trade = when you rest you may heal 1 less to discard 1 { $token } token
dmd-w-bonus-skill = { $skill } +{ $n }
dmd-w-bonus-no-follow = { $n ->
    [one] 1 { $kind } need
   *[other] { $n } × { $kind } need
} not follow you when you leave a space
dmd-w-bonus-no-follow-any = no { $kind } follows you
dmd-w-bonus-if = { $bonus }, if { $if }
dmd-w-on-any = on any roll
dmd-w-on-own = on rolls that are not against you
dmd-w-on-attack = on attacks
dmd-w-on-attack-here = on attacks on your space
dmd-w-on-attack-away = on attacks on other spaces
dmd-w-on-action = on rolls of episode actions
dmd-w-on-discovery = on rolls of Discovery cards
dmd-w-on-against = on rolls against you
dmd-w-on-attacked = when you are attacked
dmd-w-on-fire = when fire burns you
dmd-w-moment-turn-start = At the start of your turn
dmd-w-moment-turn-end = At the end of your turn
dmd-w-moment-attacked = When you attack it
dmd-w-moment-attacks = When it attacks you
dmd-w-moment-dies = When it dies
dmd-w-moment-kill = When you kill an enemy
dmd-w-moment-roll = When you have rolled
dmd-w-moment-run = After your Run
dmd-w-moment-rest = When you have rested
dmd-w-moment-enter = When you enter a space
dmd-w-moment-wounded = When you take wounds
dmd-w-moment-threshold = When you reach an insanity threshold
dmd-w-moment-claim = When you claim this card
dmd-w-moment-lost = When this companion is lost
dmd-w-moment-investigate = Before you investigate
dmd-w-moment-summoned = When the Elder One is summoned
dmd-w-trigger = { $moment }: { $then }
dmd-w-trigger-if = { $moment }, if { $if }: { $then }
dmd-w-trigger-may = { $moment } you may: { $then }
dmd-w-trigger-may-if = { $moment }, if { $if }, you may: { $then }
dmd-w-timing-any = Any time in your turn
dmd-w-timing-free = Free action
dmd-w-timing-action = Action
dmd-w-timing-roll = { $on }
dmd-w-use = { $timing }: { $then }
dmd-w-use-cost = { $timing } ({ $cost }): { $then }
dmd-w-use-if = { $timing }, if { $if }
dmd-w-once-turn = { $timing }, once a turn
dmd-w-once-roll = { $timing }, once a roll
dmd-w-once-run = { $timing }, once a Run
dmd-w-once-game = { $timing }, once a game

# cards
dmd-w-item = Item
dmd-w-companion = Companion, health { $n }
dmd-w-condition = Condition
dmd-w-claim = claim “{ $card }”.
dmd-w-option = { $cost }: { $then }
dmd-w-option-roll = Roll, with { $need }: { $then }
dmd-w-option-roll-add = Roll, each { $what } adding 1 success; with { $need }: { $then }
dmd-w-option-if = If { $if }: { $then }
dmd-w-must = If { $if }, you must: { $then }
dmd-w-fallback = Otherwise you must: { $then }
dmd-w-only = You must: { $then }
dmd-w-leave = Or discard this card.
dmd-w-symbol = Summoning symbol.
dmd-w-extra-draw = Draw another Mythos card afterwards.
dmd-w-insanity = If { $if }: heal all stress. Otherwise: { $then }
dmd-w-safe-action = Only on a safe space.

# enemies and tokens
dmd-w-trait-dark-haste = Moves 1 farther when it starts from a space without a gate.
dmd-w-trait-slow = Moves 1 less, but at least 1.
dmd-w-trait-burrow = Spaces with Fire or Rubble are next to each other for it.
dmd-w-trait-carries-cultist = When it moves, it takes a Cultist from its space along.
dmd-w-trait-unnerving = You cannot take stress to reroll its attack.
dmd-w-trait-shares-wounds = Of 2 or more wounds dealt to it at once, half, rounded down, go to the nearest other one.
dmd-w-vulnerable-on = Takes wounds only on a space with { $token }.
dmd-w-rule-blocks = No figure passes a passage with it, except: { $who }.
dmd-w-rule-blocks-all = No figure passes a passage with it.
dmd-w-rule-slows = Each one you have: 1 space less on a Run, but at least 1.
dmd-w-rule-blanks-are-tentacles = Rolling on a space with it, blanks count as tentacles.
dmd-w-rule-enemy-ways = All spaces with it are next to each other for enemies that an effect moves.
dmd-w-rule-burrow-way = Whatever burrows, passes from one to another.
dmd-w-rule-pays-reroll = While you roll, discard one for a free reroll.
dmd-w-carry = You may have { $n } of them.
dmd-w-when-dead = If you die, they are placed on your space.

## What the cards do: written by content/wording.py from the data. Do not edit.

dmd-fire-rule = Whatever burrows, passes from one to another.
dmd-poison-rule = At the end of your turn, if 1+ Poison token of yours: Take 1 wound. Discard all your Poison tokens.
dmd-rubble-rule = Whatever burrows, passes from one to another.
dmd-cosmic-rule = Rolling on a space with it, blanks count as tentacles. • All spaces with it are next to each other for enemies that an effect moves.
dmd-fatigue-rule = At the start of your turn, if 3+ Fatigue tokens of yours: Discard 3 Fatigue tokens of yours. 1 action fewer this turn.
dmd-lock-rule = No figure passes a passage with it, except: Cultist.
dmd-patient-rule = You may have 1 of them. • If you die, they are placed on your space.
dmd-bones-rule = Each one you have: 1 space less on a Run, but at least 1.
dmd-charge-rule = You may have 2 of them. • If you die, they are placed on your space.
dmd-ticket-rule = While you roll, discard one for a free reroll.
dmd-rose-rule = If you die, they are placed on your space.
dmd-ghast-rule = Moves 1 farther when it starts from a space without a gate.
dmd-serpent-man-rule = When it attacks you, if 1+ tentacle in the roll: Gain 1 Poison token.
dmd-fisher-from-outside-rule = When you attack it, if 1+ Elder Sign in the roll: Take 1 stress.
dmd-gyaa-yothn-rule = When it moves, it takes a Cultist from its space along.
dmd-gug-rule = When it attacks you, if it killed you or a companion of yours: It moves 2 toward the nearest other investigator.
dmd-unnamable-rule = You cannot take stress to reroll its attack.
dmd-dhole-rule = Spaces with Fire or Rubble are next to each other for it.
dmd-night-gaunt-rule = When it attacks you, if 1+ wound dealt: Be placed at the furthest gate.
dmd-mi-go-rule = When it attacks you, if 1+ Elder Sign in the roll: Lose 1 sanity.
dmd-shoggoth-rule = Moves 1 less, but at least 1. • When you attack it, if it survives and 1+ tentacle in the roll: It loses 1 wound.
dmd-deep-one-rule = When it dies: Each Deep One moves 2 toward you.
dmd-elder-thing-rule = When it attacks you, if 2+ wounds dealt: Discard one of your items or companions.
dmd-ghoul-rule = When it attacks you, if 1+ wound dealt: For each wound dealt: it loses 1 wound.
dmd-moon-beast-rule = When it attacks you, if no wounds dealt: Take 2 stress; what does not fit is wounds.
dmd-zoog-rule = When it attacks you, if 1+ item of yours: Discard one of your items.
dmd-shantak-rule = When it attacks you: It moves 3 toward the nearest other investigator.
dmd-colour-out-of-space-rule = At the end of your turn, if you are on its space: Lose 1 sanity.
dmd-rat-thing-rule = When it attacks you, if 3+ stress on you: Lose 2 sanity.
dmd-cat-from-saturn-rule = When you attack it, if it survives: It moves 1 away from you.
dmd-swine-thing-rule = Spaces with Fire or Rubble are next to each other for it.
dmd-star-spawn-rule = Moves 1 less, but at least 1. • When you attack it, if at most 1 success: Take 1 wound.
dmd-leng-spider-rule = At the start of your turn, if you are on its space: 1 action fewer this turn.
dmd-damned-thing-rule = When you attack it, if it survives and 1+ blank in the roll: It attacks at once.
dmd-dancer-rule = When it attacks you, if 1+ Elder Sign in the roll: Place 1 Cosmic token on your space.
dmd-amorphous-scion-rule = Moves 1 less, but at least 1. • Of 2 or more wounds dealt to it at once, half, rounded down, go to the nearest other one.
dmd-beast-rule = Takes wounds only on a space with Rose. • When you attack it, if it survives: Remove 1 Rose token from its space.
dmd-top-of-the-mourning-goal = 4+ Innocent Juror tokens on Town Square.
dmd-top-of-the-mourning-advance = Move every Guilty Juror 1 away from Town Square.
dmd-gather-jurors-rule = If 1+ Guilty Juror or Innocent Juror token on your space: Move 1 Guilty Juror or Innocent Juror from your space up to 2 spaces.
dmd-convince-juror-rule = If 1+ Guilty Juror token on your space: Roll; each Evidence of yours adds 1 success. With 4+ successes: Turn 1 Guilty Juror on your space over to Innocent Juror.
dmd-e1-pale-riders-rule = Each Ghast moves 1 toward you. • Summon Cultist at the red gate.
dmd-e1-mob-gathers-rule = Each Cultist moves 1 toward Town Square. • Summon Cultist at the yellow gate.
dmd-e1-hung-jury-rule = Take 1 stress. • Move 1 Guilty Juror from the nearest space with one up to 1 toward Town Square.
dmd-e1-nameless-witness-rule = Each Unnamable moves 2 toward you. • Take 1 stress.
dmd-e1-alices-verdict-rule = Each investigator: If you have “Accused”: Lose 1 sanity. • Take 1 stress.
dmd-e1-intimidation-rule = Each space with Innocent Juror, if 1+ Cultist there: Turn 1 Innocent Juror there over to Guilty Juror. • Summon Cultist at the yellow gate.
dmd-e1-light-the-pyres-rule = Place 1 Fire token on Town Square. • Place 1 Fire token on your space. • Summon Cultist at the red gate.
dmd-e1-hue-and-cry-rule = Each Cultist moves 1 toward the nearest investigator. • If you have “Accused”: The nearest Cultist is placed on your space.
dmd-e1-parish-register-rule = Claim “The Hidden Page”. • Claim “A Blessing in the Margin”. • Or discard this card.
dmd-e1-parish-register-left-rule = Item. Evidence.
dmd-e1-parish-register-right-rule = Item. • Any time in your turn (discard this card): Heal up to 2 stress and/or wounds.
dmd-e1-ashen-witness-rule = 1 stress: claim “The Kitchen Maid”. • 1 wound: claim “Her Scorched Apron”. • Or discard this card.
dmd-e1-ashen-witness-left-rule = Companion, health 1. Evidence. • 1 free reroll on rolls of episode actions.
dmd-e1-ashen-witness-right-rule = Item. Evidence. • You may ignore 1 wound when fire burns you.
dmd-e1-bailiff-rule = 2 stress: claim “Bailiff Conn”. • 1 stress: claim “The Back Door Key”. • Or discard this card.
dmd-e1-bailiff-left-rule = Companion, health 2. • Brawling +1.
dmd-e1-bailiff-right-rule = Item. • Free action (discard this card): Move up to 3 spaces; no enemy follows.
dmd-e1-midwife-rule = If you have “Accused”, you must: Take 2 stress. • Roll, with 1+ success: claim “Midwife Nuala”. • Or discard this card.
dmd-e1-midwife-left-rule = Companion, health 2. Evidence. • When you have rested: Each other investigator on your space: Heal 1 wound.
dmd-e1-alices-mirror-rule = 1 stress: claim “The Covered Mirror”. • Otherwise you must: claim “Accused”.
dmd-e1-alices-mirror-left-rule = Item. Evidence. • 1 free reroll when you are attacked.
dmd-e1-alices-mirror-right-rule = Condition. • 1 success fewer on rolls of episode actions.
dmd-e1-pointing-finger-rule = If you have “Accused”, you must: Lose 1 sanity. • 1 stress: nothing happens. • Otherwise you must: claim “Accused”.
dmd-e1-pointing-finger-right-rule = Condition. • 1 success fewer on rolls of episode actions.
dmd-e1-confession-rule = 2 wounds: claim “Alice's Confession, Signed”. • 1 stress: claim “Alice's Confession, Unsigned”. • Or discard this card.
dmd-e1-confession-left-rule = Item. Evidence. • 1 more success on rolls of episode actions.
dmd-e1-confession-right-rule = Item. Evidence. • On rolls of episode actions (discard this card): 2 free rerolls.
dmd-e1-petronilla-rule = 2 stress: claim “Petronilla de Meath”. • Heal 1 stress. • Or discard this card.
dmd-e1-petronilla-left-rule = Companion, health 3. Evidence. • 1 tentacle costs no sanity on rolls of episode actions.
dmd-e1-witch-pricker-rule = 1 stress: claim “The Long Needle”. • 1 wound: claim “The False Needle”. • Or discard this card.
dmd-e1-witch-pricker-left-rule = Item. • 1 green die on attacks on your space.
dmd-e1-witch-pricker-right-rule = Item. Evidence. • 1 free reroll on rolls of Discovery cards.
dmd-e1-hecklers-rule = You must: Roll 2 black against yourself: each success is 1 stress, or 1 wound if it does not fit.
dmd-e1-lantern-rule = Claim “Lantern”. • Claim “Burning Oil”. • Or discard this card.
dmd-e1-lantern-left-rule = Item. • Run 1 space farther.
dmd-e1-lantern-right-rule = Item. • Free action (discard this card): Each enemy on your space takes 1 wound. Place 1 Fire token on your space.
dmd-e1-stone-throwers-rule = 1 wound: nothing happens. • Otherwise you must: Summon 2 × Cultist on your space.
dmd-e1-holy-water-rule = 1 stress: claim “A Flask to Throw”. • 1 stress: claim “A Flask to Share”. • Or discard this card.
dmd-e1-holy-water-left-rule = Item. • Any time in your turn (discard this card): One monster of your choice within 1 of you takes 3 wounds.
dmd-e1-holy-water-right-rule = Item. • Any time in your turn (discard this card): Each investigator on your space: Heal up to 2 stress and/or wounds.
dmd-e1-black-cat-rule = If you have “Accused”, you must: claim “The Cat”. • 1 stress: claim “The Cat”. • Or discard this card.
dmd-e1-black-cat-left-rule = Companion, health 1. Evidence. • Stealth +1.
dmd-e1-seeds-of-doubt-rule = If 1+ Guilty Juror token on your space: Roll, each Evidence of yours adding 1 success; with 3+ successes: Turn 1 Guilty Juror on your space over to Innocent Juror. • Heal 2 stress. • Or discard this card.
dmd-isle-of-the-damned-goal = 3+ Patient tokens on Landing Stage.
dmd-isle-of-the-damned-advance = Put 1 Lock on the open passage nearest to the start space. • On Landing Stage, if 1+ enemy there and 1+ Patient token there: Remove 1 Patient token from there. Place 1 Patient token on Ward of Whispers.
dmd-isle-of-the-damned-special = When you enter a space, if you are on Landing Stage: For each Patient token of yours: put 1 Patient token of yours on your space. • When you reach an insanity threshold: For each Patient token of yours: put 1 Patient token of yours on your space.
dmd-force-lock-rule = If 1+ Lock token on passages of your space: Roll; each Key of yours adds 1 success. With 2+ successes: Remove 1 Lock from a passage on your space.
dmd-lead-patient-rule = If 1+ Patient token on your space: Take 1 Patient token from your space. Move up to 2 spaces.
dmd-e2-lines-in-the-fog-rule = If you have “Paranoid”: Each Fisher from Outside is placed on your space. Otherwise: Each Fisher from Outside moves 2 toward you. • Summon Fisher from Outside at the yellow gate.
dmd-e2-night-rounds-rule = Each Cultist moves 2 toward the nearest Patient. • Summon Cultist at the red gate.
dmd-e2-lockdown-rule = Put 1 Lock on the open passage nearest to your space. • Summon Serpent Man at the blue gate.
dmd-e2-head-physician-rule = Each Serpent Man moves 2 toward you. • Summon Serpent Man at the red gate.
dmd-e2-they-are-listening-rule = Each investigator: If you have “Paranoid”: Take 1 wound. Otherwise: Take 1 stress; what does not fit is wounds.
dmd-e2-back-to-bed-rule = Each space with Patient, if 1+ enemy there: Move 1 Patient from there up to 1 away from the start space. • Summon Cultist at the yellow gate.
dmd-e2-screaming-fit-rule = If 1+ Patient token of yours: Choose: Put 1 Patient token of yours on your space. Or: Take 1 wound. Otherwise: Lose 1 sanity.
dmd-e2-storm-breaks-rule = Each enemy moves 1 toward the nearest investigator.
dmd-e2-strong-patient-rule = 2 stress: claim “Noah, the Strong Patient”. • Otherwise you must: claim “Paranoid”.
dmd-e2-strong-patient-left-rule = Companion, health 1. • Brawling +1.
dmd-e2-strong-patient-right-rule = Condition. • At the end of your turn, if 2+ investigators on your space, you included: Take 1 stress.
dmd-e2-ring-of-keys-rule = 1 wound: claim “The Whole Ring”. • Claim “One Key”. • Or discard this card.
dmd-e2-ring-of-keys-left-rule = Item. Key. • Free action, once a turn (1 stress): Remove 1 Lock from a passage on your space.
dmd-e2-ring-of-keys-right-rule = Item. • Free action (discard this card): Remove 1 Lock from a passage on your space.
dmd-e2-crowbar-rule = 1 stress: claim “Crowbar”. • 1 stress: claim “Fire Axe”. • Or discard this card.
dmd-e2-crowbar-left-rule = Item. Key. • 1 green die on attacks on your space, if 2+ enemy on your space.
dmd-e2-crowbar-right-rule = Item. • 1 green die on attacks on your space. • Action (discard this card): Remove 1 Lock from a passage on your space. Take 1 stress.
dmd-e2-sedative-rule = Claim “Sedative”. • 1 wound: claim “Acid”. • Or discard this card.
dmd-e2-sedative-left-rule = Item. • Any time in your turn (discard this card): Heal 4 stress.
dmd-e2-sedative-right-rule = Item. • Any time in your turn (discard this card): One enemy of your choice on your space takes 3 wounds.
dmd-e2-nurse-bianca-rule = If you have “Paranoid”, you must: Take 1 stress; what does not fit is wounds. • 2 stress: claim “Nurse Bianca”. • Or discard this card.
dmd-e2-nurse-bianca-left-rule = Companion, health 2. • Resting heals 1 more.
dmd-e2-night-watchman-rule = Roll, with 2+ successes: claim “The Watchman's Lamp”. • Otherwise you must: Summon Cultist on your space.
dmd-e2-night-watchman-left-rule = Item. • Run 1 space farther. • 1 free reroll on rolls of Discovery cards.
dmd-e2-padded-cell-rule = If you have “Paranoid”, you must: Lose 1 sanity. • 2 stress: claim “Wall Padding”. • Otherwise you must: claim “Paranoid”.
dmd-e2-padded-cell-left-rule = Item. • You may ignore 1 wound when you are attacked, if at most 1 investigator on your space, you included.
dmd-e2-padded-cell-right-rule = Condition. • At the end of your turn, if 2+ investigators on your space, you included: Take 1 stress.
dmd-e2-directors-diary-rule = 1 stress: claim “The Diary”. • Claim “A Prescription”. • Or discard this card.
dmd-e2-directors-diary-left-rule = Item. • 1 Elder Sign may count as a success on rolls that are not against you.
dmd-e2-directors-diary-right-rule = Item. • Any time in your turn (discard this card): An investigator of your choice on your space: Heal 2 stress and 1 wound.
dmd-e2-silent-girl-rule = 1 stress: claim “The Silent Girl”. • Claim “Her Drawings”. • Or discard this card.
dmd-e2-silent-girl-left-rule = Companion, health 1. • Arcane Mastery +1.
dmd-e2-silent-girl-right-rule = Item. • Free action (discard this card): Move 1 Patient from the nearest space with one up to 2 toward the start space.
dmd-e2-whispering-wall-rule = If you have “Paranoid”, you must: Heal 2 stress. Draw a Discovery card. • Roll, with 2+ successes: Heal up to 2 stress and/or wounds. • Or discard this card.
dmd-e2-bolts-slam-rule = You must: Put 1 Lock on the open passage nearest to your space. Take 1 stress.
dmd-e2-sewer-grate-rule = 2 stress: Be placed on any space. • Claim “Sewer Plan”. • Or discard this card.
dmd-e2-sewer-grate-left-rule = Item. • Free action (discard this card): Be placed on a space within 2 of you.
dmd-e2-orderlys-coat-rule = 1 stress: claim “Orderly's Coat”. • 1 wound: claim “Truncheon”. • Or discard this card.
dmd-e2-orderlys-coat-left-rule = Item. • 1 Cultist need not follow you when you leave a space.
dmd-e2-orderlys-coat-right-rule = Item. • 1 more wound if you deal any on attacks on your space, if it is a Cultist.
dmd-e2-hydrotherapy-rule = You must: Roll 1 black and 2 green against yourself: each success is 1 stress, or 1 wound if it does not fit.
dmd-e2-gondolier-rule = 2 stress: claim “Tullio, the Gondolier”. • Otherwise you must: claim “Paranoid”.
dmd-e2-gondolier-left-rule = Companion, health 2. • Run 1 space farther. • Free action, once a turn, if you are on Boathouse, on Garden or on Cistern: Be placed on Landing Stage.
dmd-e2-gondolier-right-rule = Condition. • At the end of your turn, if 2+ investigators on your space, you included: Take 1 stress.
dmd-deliver-us-from-evil-goal = No Altar Stone tokens in play.
dmd-deliver-us-from-evil-advance = A passage nearest to you falls in for good, unless that would cut the map in two; a Rubble token lies on either side of it. • Each investigator, if 2+ Bones tokens of yours: Take 1 stress; what does not fit is wounds.
dmd-strike-bones-rule = If 1+ Bone Ward or Altar Stone token on your space: Choose: If 1+ Bone Ward token on your space: Roll. With 2+ successes: Remove 1 Bone Ward token from your space. Gain 1 Bones token. Or: If 1+ Altar Stone token on your space: Roll; each Bone Ward token in play takes 1 success off. With 1+ success: For each success: remove 1 Altar Stone token from your space. Gain 1 Bones token.
dmd-lay-to-rest-rule = Only on a safe space. • If you are on a Chapel and 1+ Bones token of yours: Discard all your Bones tokens. Heal up to 1 stress and/or wounds.
dmd-e3-claws-on-stone-rule = Each Ghast moves 2 toward you. • Summon Ghast at the blue gate.
dmd-e3-something-digs-rule = Place 1 Rubble token on your space. • Each Dhole moves 2 toward you. • Summon Dhole at the red gate.
dmd-e3-bones-cling-rule = Gain 1 Bones token. • Summon Cultist at the yellow gate.
dmd-e3-weight-of-ages-rule = Each investigator: If 1+ Bones token of yours: For each Bones token of yours: take 1 stress; what does not fit is wounds. • Summon Cultist at the red gate.
dmd-e3-fresh-mortar-rule = If 1+ Cultist on Black Altar: Place 1 Altar Stone token on Black Altar. Otherwise: Each Cultist moves 2 toward Black Altar. • Summon Cultist at the blue gate.
dmd-e3-walls-close-in-rule = A passage nearest to you falls in for good, unless that would cut the map in two; a Rubble token lies on either side of it. • Take 1 stress.
dmd-e3-choir-of-the-dead-rule = Each investigator: If you have “Haunted”: Lose 1 sanity. Otherwise: Take 1 stress.
dmd-e3-torches-fail-rule = Each monster moves 1 toward the nearest investigator. • Each investigator, if your space is not safe: Take 1 stress.
dmd-e3-pickaxe-rule = 1 stress: claim “Pickaxe”. • 1 wound: claim “Mattock”. • Or discard this card.
dmd-e3-pickaxe-left-rule = Item. • 2 green dice on rolls of episode actions.
dmd-e3-pickaxe-right-rule = Item. • When you kill an enemy: Discard 1 Bones token of yours. Heal 1 stress.
dmd-e3-silent-monk-rule = 2 stress: claim “Brother Anselme”. • Or discard this card.
dmd-e3-silent-monk-left-rule = Companion, health 2. • Any time in your turn, once a turn, if 1+ Bones token of yours: Discard 1 Bones token of yours.
dmd-e3-lost-tourist-rule = If you have “Haunted”, you must: Take 1 stress; what does not fit is wounds. • 1 stress: claim “Mr Abernathy”. • Or discard this card.
dmd-e3-lost-tourist-left-rule = Companion, health 1. • Swiftness +1.
dmd-e3-dynamite-rule = 2 stress: claim “Dynamite”. • 1 stress: claim “Blasting Cap”. • Or discard this card.
dmd-e3-dynamite-left-rule = Item. • Action (discard this card): If 1+ Bone Ward token on your space: Remove 1 Bone Ward token from your space. Otherwise: Remove 3 Altar Stone tokens from your space. Each enemy on your space takes 2 wounds. Gain 1 Fire token.
dmd-e3-dynamite-right-rule = Item. • On rolls of episode actions (discard this card): 2 more successes.
dmd-e3-chalk-marks-rule = Claim “A Stick of Chalk”. • Claim “The Pilgrims' Way”. • Or discard this card.
dmd-e3-chalk-marks-left-rule = Item. • Free action, once a turn: Move up to 1 space.
dmd-e3-chalk-marks-right-rule = Item. • Free action (discard this card): Be placed on the nearest Chapel.
dmd-e3-voices-in-the-wall-rule = If you have “Haunted”, you must: Lose 1 sanity. • 2 stress: nothing happens. • Otherwise you must: claim “Haunted”.
dmd-e3-voices-in-the-wall-right-rule = Condition. • At the end of your turn, if 1+ Bones token of yours: Take 1 stress.
dmd-e3-grave-goods-rule = Roll, with 2+ successes: claim “Reliquary”. • Otherwise you must: Gain 1 Bones token.
dmd-e3-grave-goods-left-rule = Item. • 1 tentacle costs no sanity on rolls that are not against you.
dmd-e3-underground-stream-rule = Heal up to 2 stress and/or wounds. Discard 1 Bones token of yours. • Or discard this card.
dmd-e3-cave-in-rule = 1 wound: nothing happens. • Otherwise you must: A passage nearest to you falls in for good, unless that would cut the map in two; a Rubble token lies on either side of it.
dmd-e3-headless-marquis-rule = 2 stress: claim “The Marquis”. • Otherwise you must: claim “Haunted”.
dmd-e3-headless-marquis-left-rule = Companion, health 2. • Toughness +1.
dmd-e3-headless-marquis-right-rule = Condition. • At the end of your turn, if 1+ Bones token of yours: Take 1 stress.
dmd-e3-skull-lantern-rule = 1 wound: claim “Skull Lantern”. • 1 stress: claim “Candle Stub”. • Or discard this card.
dmd-e3-skull-lantern-left-rule = Item. • 1 Elder Sign may count as a success on rolls of episode actions.
dmd-e3-skull-lantern-right-rule = Item. • On any roll (discard this card): 3 free rerolls.
dmd-e3-rats-rule = You must: Roll 1 black and 1 green against yourself: each success is 1 wound.
dmd-e3-last-rites-rule = If you have “Haunted”, you must: Heal 4 stress. Discard all your Bones tokens. • 1 stress: claim “Holy Oil”. • Or discard this card.
dmd-e3-last-rites-left-rule = Item. • Any time in your turn (discard this card): Discard all your Bones tokens. Heal up to 1 stress and/or wounds.
dmd-e3-cataphile-rule = 2 stress: claim “Yvette, the Cataphile”. • 1 stress: claim “Her Secret Way”. • Or discard this card.
dmd-e3-cataphile-left-rule = Companion, health 1. • Stealth +1. • Run 1 space farther.
dmd-e3-cataphile-right-rule = Item. • Free action (discard this card): Move up to 4 spaces; no enemy follows.
dmd-e3-femur-club-rule = 1 stress: claim “Femur Club”. • 1 stress: claim “Knuckle Charm”. • Or discard this card.
dmd-e3-femur-club-left-rule = Item. • 1 more wound if you deal any on attacks on your space, if 1+ Bones token of yours.
dmd-e3-femur-club-right-rule = Item. • When you are attacked (discard this card): 2 free rerolls. 2 tentacles cost no sanity.
dmd-by-request-of-the-queen-goal = 1+ Charge token on every Pillar.
dmd-by-request-of-the-queen-advance = Each space with Charge, if 1+ Cultist there: Remove all Charge tokens from there. • Each investigator, if 2+ wounds on you: Place 1 Thirst token on the story board.
dmd-by-request-of-the-queen-after = Each Pillar: Place 1 Fire token there. Each investigator there: Gain 1 Fire token.
dmd-by-request-of-the-queen-special = At the end of your turn, if 1+ Fire token of yours and 1+ Charge token of yours: For each Charge token of yours: take 1 wound. Discard all your Charge tokens. • At the end of your turn, if 4+ Thirst tokens on the story board: Remove 4 Thirst tokens from the story board. Summon Cultist at each gate. Each monster moves 1 toward the nearest investigator.
dmd-handle-powder-rule = If you are on Armoury or on a Pillar: Choose: If you are on Armoury: Gain 2 Charge tokens. Or: If you are on a Pillar, 1+ Charge token of yours and no Charge tokens here: Roll. With 2+ successes: Put 1 Charge token of yours on your space.
dmd-call-out-rule = If no Cultist on your space: Roll. The nearest Cultist: For each success: it moves 1 toward you.
dmd-e4-scaled-guard-rule = Each Serpent Man moves 2 toward the nearest investigator. • Summon Serpent Man at the red gate.
dmd-e4-snuff-the-fuse-rule = Each Cultist moves 2 toward the nearest Charge. • Summon Cultist at the blue gate.
dmd-e4-heavy-tread-rule = Each Gug moves 2 toward you. • Summon Gug at the yellow gate.
dmd-e4-stones-drink-rule = If 1+ wound on you: Place 1 Thirst token on the story board. • Summon Cultist at the red gate.
dmd-e4-red-hunger-rule = Each investigator: If you have “Bitten”: Take 1 wound. Otherwise: Take 1 stress.
dmd-e4-damp-powder-rule = Each space with Charge, if 1+ enemy there: Remove 1 Charge token from there. • Summon Cultist at the yellow gate.
dmd-e4-falling-torch-rule = Choose: If 1+ Charge token of yours: Discard 1 Charge token of yours. Or: Gain 1 Fire token. • Summon Serpent Man at the blue gate.
dmd-e4-bell-of-the-dead-rule = Each Cultist moves 1 toward the nearest investigator. • If 2+ Thirst tokens on the story board: Each monster moves 1 toward the nearest investigator.
dmd-e4-long-fuse-rule = 1 stress: claim “Long Fuse”. • 1 stress: Gain 1 Charge token. • Or discard this card.
dmd-e4-long-fuse-left-rule = Item. • 1 free reroll on rolls of episode actions. • 1 tentacle costs no sanity on rolls of episode actions.
dmd-e4-sapper-rule = 2 stress: claim “Corporal Ilinca”. • Or discard this card.
dmd-e4-sapper-left-rule = Companion, health 2. • 2 free rerolls on rolls of episode actions.
dmd-e4-garlic-rule = 1 stress: claim “Garlic Wreath”. • Claim “A Handful of Garlic”. • Or discard this card.
dmd-e4-garlic-left-rule = Item. • 1 monster need not follow you when you leave a space.
dmd-e4-garlic-right-rule = Item. • Free action (discard this card): Each enemy on your space moves 2 away from you.
dmd-e4-pale-bride-rule = If you have “Bitten”, you must: claim “The Bride”. • 2 stress: nothing happens. • Otherwise you must: claim “Bitten”.
dmd-e4-pale-bride-left-rule = Companion, health 3. • Stealth +1. • When you kill an enemy: Heal 1 wound.
dmd-e4-pale-bride-right-rule = Condition. • 1 green die on attacks on your space. • Resting heals 1 less.
dmd-e4-silver-cross-rule = 1 wound: claim “Silver Cross”. • 1 stress: claim “Prayer Book”. • Or discard this card.
dmd-e4-silver-cross-left-rule = Item. • 1 more wound if you deal any on attacks on your space, if it is a monster.
dmd-e4-silver-cross-right-rule = Item. • 1 tentacle costs no sanity on rolls against you.
dmd-e4-blood-font-rule = If you have “Bitten”, you must: Heal 3 wounds. Place 1 Thirst token on the story board. • Claim “Bitten”. Heal 3 wounds. • Or discard this card.
dmd-e4-blood-font-right-rule = Condition. • 1 green die on attacks on your space. • Resting heals 1 less.
dmd-e4-war-horn-rule = 1 stress: claim “War Horn”. • 1 stress: claim “Cultist's Cloak”. • Or discard this card.
dmd-e4-war-horn-left-rule = Item. • Free action, once a turn (1 stress): One Cultist of your choice moves 2 toward you.
dmd-e4-war-horn-right-rule = Item. • 2 × Cultist need not follow you when you leave a space.
dmd-e4-hidden-stair-rule = 1 stress: Be placed on any space. • Claim “Sketch of the Passages”. • Or discard this card.
dmd-e4-hidden-stair-left-rule = Item. • Free action (discard this card): Be placed on the nearest Pillar.
dmd-e4-dragon-sabre-rule = 1 stress: claim “Order's Sabre”. • 1 wound: claim “Thirsty Blade”. • Or discard this card.
dmd-e4-dragon-sabre-left-rule = Item. • 2 free rerolls on attacks on your space.
dmd-e4-dragon-sabre-right-rule = Item. • 1 more wound if you deal any on attacks on your space, if you have “Bitten”. • 1 free reroll on attacks on your space.
dmd-e4-fiddler-rule = 2 stress: claim “Old Dumitru”. • Or discard this card.
dmd-e4-fiddler-left-rule = Companion, health 1. • Run 1 space farther. • 1 enemy need not follow you on a Run.
dmd-e4-impaled-rule = 1 sanity: nothing happens. • Otherwise you must: Place 2 Thirst tokens on the story board.
dmd-e4-bats-rule = You must: Roll 3 green against yourself: each success is 1 wound.
dmd-e4-old-wine-rule = Claim “A Good Bottle”. • Claim “Spirits”. • Or discard this card.
dmd-e4-old-wine-left-rule = Item. • Any time in your turn (discard this card): Each investigator on your space: Heal 2 stress.
dmd-e4-old-wine-right-rule = Item. • Free action (discard this card): One enemy of your choice within 1 of you takes 2 wounds. Place 1 Fire token on your space.
dmd-e4-queens-letter-rule = If you have “Bitten”, you must: Lose 1 sanity. • 1 stress: claim “The Second Page”. • Or discard this card.
dmd-e4-queens-letter-left-rule = Item. • Before you investigate: Heal 1 stress.
dmd-e4-captive-knight-rule = 1 wound: claim “Sir Radu”. • Otherwise you must: Place 1 Thirst token on the story board.
dmd-e4-captive-knight-left-rule = Companion, health 3. • Brawling +1. • When this companion is lost: Each enemy on your space takes 1 wound.
dmd-festival-of-death-goal = 4+ Beaten Booth tokens in play.
dmd-festival-of-death-advance = Move every Visitor 1 toward the nearest Open Booth. • Each space with Open Booth: For each Visitor token here: Remove 1 Visitor token from there. Take 1 stress; what does not fit is wounds.
dmd-festival-of-death-special = At the end of your turn, if 1+ Visitor token on the start space: On the start space: For each Visitor token here: Remove 1 Visitor token from there. Gain 1 Ticket token.
dmd-play-booth-rule = Only on a safe space. • If 1+ Open Booth token on your space: Choose: If you are on High Striker: Roll. With 4+ successes: Turn 1 Open Booth on your space over to Beaten Booth. Gain 1 Ticket token. Or: If you are on Fortune Teller's Tent: Roll. With 1+ Elder Sign: Turn 1 Open Booth on your space over to Beaten Booth. Gain 1 Ticket token. Or: If you are on Hall of Mirrors: Roll. With 1+ success and no tentacle: Turn 1 Open Booth on your space over to Beaten Booth. Gain 1 Ticket token. Or: If you are on Ring Toss: Roll. With exactly 2 successes: Turn 1 Open Booth on your space over to Beaten Booth. Gain 1 Ticket token. Or: If you are on Knife Wheel: Roll 3 black against yourself: each success is 1 wound. With at most 1 success: Turn 1 Open Booth on your space over to Beaten Booth. Gain 1 Ticket token.
dmd-usher-visitors-rule = If 1+ Visitor token in play: Roll. For each success: Move 1 Visitor from a space within 1 of you up to 2 spaces.
dmd-e5-lines-overhead-rule = Each Fisher from Outside moves 2 toward you. • Summon Fisher from Outside at the blue gate.
dmd-e5-stampede-rule = Each Gyaa-Yothn moves 2 toward you. • Summon Gyaa-Yothn at the red gate.
dmd-e5-step-right-up-rule = Move every Visitor 1 toward the nearest Open Booth. • Summon Cultist at the yellow gate.
dmd-e5-showmen-rule = Each Cultist moves 2 toward the nearest Open Booth. • Summon Cultist at the blue gate.
dmd-e5-calliope-rule = Each investigator: If you have “Entranced”: Lose 1 sanity. Otherwise: Take 1 stress; what does not fit is wounds.
dmd-e5-late-train-rule = Place 1 Visitor token at a random gate. • Summon Cultist at the red gate.
dmd-e5-lost-in-the-crowd-rule = Each space with Visitor, if 1+ enemy there: Remove 1 Visitor token from there. Take 1 stress; what does not fit is wounds. • Summon Cultist at the yellow gate.
dmd-e5-lights-go-out-rule = Each enemy moves 1 toward the nearest investigator. • Summon Cultist at the blue gate.
dmd-e5-loaded-dice-rule = 1 stress: claim “Loaded Dice”. • Claim “Ace up the Sleeve”. • Or discard this card.
dmd-e5-loaded-dice-left-rule = Item. • 1 free reroll on rolls that are not against you.
dmd-e5-loaded-dice-right-rule = Item. • On rolls that are not against you (discard this card): 2 more successes.
dmd-e5-strongman-rule = 3 stress: claim “Big Ansgar”. • Or discard this card.
dmd-e5-strongman-left-rule = Companion, health 3. • Brawling +1. • 2 green dice on rolls of episode actions, if you are on High Striker.
dmd-e5-candyfloss-rule = Claim “Candyfloss”. • Claim “A Trail of Sweets”. • Or discard this card.
dmd-e5-candyfloss-left-rule = Item. • Any time in your turn (discard this card): Heal up to 2 stress and/or wounds. Gain 1 Ticket token.
dmd-e5-candyfloss-right-rule = Item. • Free action (discard this card): Move 1 Visitor from a space within 1 of you up to 3 spaces. Move 1 Visitor from a space within 1 of you up to 3 spaces.
dmd-e5-roll-of-tickets-rule = 1 stress: Gain 3 Ticket tokens. • Heal up to 1 stress and/or wounds. • Or discard this card.
dmd-e5-barker-rule = If you have “Entranced”, you must: Take 2 stress. • Roll, with 2+ successes: claim “Megaphone”. • Otherwise you must: claim “Entranced”.
dmd-e5-barker-left-rule = Item. • 1 green die on rolls of episode actions.
dmd-e5-barker-right-rule = Condition. • At the start of your turn: Move 1 space toward the nearest Open Booth.
dmd-e5-lost-child-rule = 1 stress: claim “Little Mina”. • Gain 1 Ticket token. • Or discard this card.
dmd-e5-lost-child-left-rule = Companion, health 1. • When you enter a space, once a turn, if you are on a Booth: Heal 1 stress.
dmd-e5-painted-clown-rule = You must: Roll 2 black against yourself: each success is 1 stress, or 1 wound if it does not fit. With 1+ Elder Sign: Gain 1 Ticket token.
dmd-e5-throwing-knives-rule = 1 stress: claim “Throwing Knives”. • 1 wound: claim “The Long Knife”. • Or discard this card.
dmd-e5-throwing-knives-left-rule = Item. • You may attack 1 space farther.
dmd-e5-throwing-knives-right-rule = Item. • 1 green die on attacks.
dmd-e5-tarot-card-rule = 1 stress: claim “The Tower”. • 1 stress: claim “The Hermit”. • Or discard this card.
dmd-e5-tarot-card-left-rule = Item. • 1 Elder Sign may count as a success on attacks.
dmd-e5-tarot-card-right-rule = Item. • 1 free reroll on rolls against you.
dmd-e5-endless-reflection-rule = If you have “Entranced”, you must: Lose 1 sanity. • 2 stress: nothing happens. • Otherwise you must: claim “Entranced”.
dmd-e5-endless-reflection-right-rule = Condition. • At the start of your turn: Move 1 space toward the nearest Open Booth.
dmd-e5-ringmasters-hat-rule = 1 wound: claim “Top Hat”. • 1 stress: claim “Whistle”. • Or discard this card.
dmd-e5-ringmasters-hat-left-rule = Item. • 1 enemy need not follow you when you leave a space.
dmd-e5-ringmasters-hat-right-rule = Item. • Free action, once a turn (1 stress): Move 1 Visitor from a space within 1 of you up to 2 spaces.
dmd-e5-old-elephant-rule = 2 stress: claim “Rani, the Elephant”. • Or discard this card.
dmd-e5-old-elephant-left-rule = Companion, health 3. • Run 1 space farther. • After your Run, once a turn: Each Cultist on your space takes 1 wound.
dmd-e5-runaway-carousel-rule = If you have “Entranced”, you must: Be placed on Carousel. Heal 2 stress. • 1 wound: Be placed on any space. • Otherwise you must: Be placed on Carousel. Take 1 stress.
dmd-e5-closing-time-rule = 1 stress: Move every Visitor 1 toward the start space. • Heal up to 2 stress and/or wounds. • Or discard this card.
dmd-e5-pickpocket-rule = 1 stress: claim “Nimble Jo”. • Otherwise you must: Discard one of your items.
dmd-e5-pickpocket-left-rule = Companion, health 1. • Stealth +1. • When you kill an enemy, if it is a Cultist: Gain 1 Ticket token.
dmd-beauty-and-the-beast-goal = No Beast on the map.
dmd-beauty-and-the-beast-advance = Each Beast: Remove all Rose tokens from its space. It moves 3 toward the nearest investigator. Each investigator on its space: It attacks at once.
dmd-listen-to-ghost-rule = Only on a safe space. • If 1+ Ghost token on your space: Roll. With 2+ successes: Gain 1 Rose token. Move 1 Ghost from your space 2 spaces.
dmd-bait-the-beast-rule = If 1+ Rose token of yours: Put 1 Rose token of yours on your space. Each Beast moves 3 toward you.
dmd-e6-pale-hunters-rule = Each Ghast moves 2 toward you. • Summon Ghast at the red gate.
dmd-e6-the-beast-prowls-rule = Each Beast moves 2 toward the nearest investigator. • Summon Cultist at the blue gate.
dmd-e6-ghosts-drift-rule = Move every Ghost 1 away from you. • Summon Cultist at the yellow gate.
dmd-e6-scent-of-roses-rule = If 1+ Rose token of yours: Each Beast moves 3 toward you. Otherwise: Take 1 stress; what does not fit is wounds. • Summon Ghast at the yellow gate.
dmd-e6-lament-rule = Each investigator: If you have “Mourning”: Lose 1 sanity. Otherwise: Take 1 stress; what does not fit is wounds.
dmd-e6-withering-rule = Each investigator: Choose: If 1+ Rose token of yours: Discard 1 Rose token of yours. Or: Take 1 wound.
dmd-e6-licking-wounds-rule = Each Beast moves 1 away from the nearest investigator. For each investigator alive: it loses 1 wound. • Summon Cultist at the red gate.
dmd-e6-doors-slam-rule = Each monster moves 1 toward the nearest investigator. • Each investigator, if at most 1 investigator on your space, you included: Take 1 stress.
dmd-e6-pressed-rose-rule = 2 stress: Gain 1 Rose token. • Heal up to 2 stress and/or wounds. • Or discard this card.
dmd-e6-huntsman-rule = 2 stress: claim “The Huntsman”. • Or discard this card.
dmd-e6-huntsman-left-rule = Companion, health 2. • Marksman +1.
dmd-e6-silver-bullets-rule = 1 stress: claim “Silvered Blade”. • Claim “Silver Bullet”. • Or discard this card.
dmd-e6-silver-bullets-left-rule = Item. • 2 green dice on attacks, if 1+ Beast on your space.
dmd-e6-silver-bullets-right-rule = Item. • On attacks (discard this card): 2 more successes.
dmd-e6-ladys-locket-rule = 1 stress: claim “Open Locket”. • 1 wound: claim “Closed Locket”. • Or discard this card.
dmd-e6-ladys-locket-left-rule = Item. • 2 Elder Signs may count as a success on rolls of episode actions.
dmd-e6-ladys-locket-right-rule = Item. • 1 tentacle costs no sanity on any roll.
dmd-e6-weeping-in-the-dark-rule = If you have “Mourning”, you must: Heal 2 stress. Gain 1 Rose token. • 2 stress: nothing happens. • Otherwise you must: claim “Mourning”.
dmd-e6-weeping-in-the-dark-right-rule = Condition. • At the end of your turn, if at most 1 investigator on your space, you included: Take 1 stress.
dmd-e6-bear-trap-rule = 1 stress: claim “Bear Trap”. • 1 wound: claim “Boar Spear”. • Or discard this card.
dmd-e6-bear-trap-left-rule = Item. • Free action (discard this card): One monster of your choice within 1 of you takes 3 wounds.
dmd-e6-bear-trap-right-rule = Item. • 1 free reroll on attacks on your space. • 1 free reroll when you are attacked.
dmd-e6-raw-meat-rule = Claim “Roses and Raw Meat”. • Claim “Cold Supper”. • Or discard this card.
dmd-e6-raw-meat-left-rule = Item. • Free action (discard this card): Place 1 Rose token on your space. Each Beast moves 2 toward you.
dmd-e6-raw-meat-right-rule = Item. • Any time in your turn (discard this card): Heal 1 stress and 2 wounds.
dmd-e6-ghostly-page-rule = 1 stress: claim “The Page”. • Or discard this card.
dmd-e6-ghostly-page-left-rule = Companion, health 1. • Free action, once a turn (1 stress): Be placed on a space within 1 of you.
dmd-e6-tapestry-door-rule = 1 stress: Be placed on any space. • Claim “Servants' Key”. • Or discard this card.
dmd-e6-tapestry-door-left-rule = Item. • Free action (discard this card): Be placed on the nearest other investigator's space.
dmd-e6-howl-rule = You must: Take 1 stress. Each Beast moves 2 toward you.
dmd-e6-suit-of-armour-rule = 2 stress: claim “Full Plate”. • 1 stress: claim “Shield”. • Or discard this card.
dmd-e6-suit-of-armour-left-rule = Item. • You may ignore 1 wound when you are attacked. • Run 1 space less far.
dmd-e6-suit-of-armour-right-rule = Item. • 1 free reroll when you are attacked. • 1 tentacle costs no sanity when you are attacked.
dmd-e6-candelabrum-rule = Claim “Snuffed Candles”. • Claim “Falling Candles”. • Or discard this card.
dmd-e6-candelabrum-left-rule = Item. • 1 enemy need not follow you on a Run.
dmd-e6-candelabrum-right-rule = Item. • Free action (discard this card): Place 1 Fire token on your space. Each enemy on your space moves 1 away from you.
dmd-e6-enchanted-mirror-rule = If you have “Mourning”, you must: Lose 1 sanity. • 2 stress: claim “A Shard of It”. • Otherwise you must: claim “Mourning”.
dmd-e6-enchanted-mirror-left-rule = Item. • On rolls that are not against you, once a turn: 2 free rerolls.
dmd-e6-enchanted-mirror-right-rule = Condition. • At the end of your turn, if at most 1 investigator on your space, you included: Take 1 stress.
dmd-e6-old-hound-rule = 2 stress: claim “Old Hound”. • Or discard this card.
dmd-e6-old-hound-left-rule = Companion, health 2. • Run 1 space farther. • Free action, once a turn (1 stress): Each Beast moves 2 toward you.
dmd-e6-thorns-rule = 1 wound: Gain 1 Rose token. • Otherwise you must: Take 2 stress; what does not fit is wounds.
dmd-azathoth-1-advance = Place 1 Cosmic token on your space.
dmd-azathoth-2-reveal = The Elder One is placed on the space with most Cosmic tokens.
dmd-azathoth-2-rule = At the end of your turn, if 1+ Dancer of Azathoth on the Elder One's space: For each investigator alive: it loses 1 wound.
dmd-azathoth-3-reveal = The Elder One is placed at a random gate. • Each investigator, if 1+ Cosmic token on your space: Lose 1 sanity. • Each Dancer of Azathoth moves 2 toward the Elder One.
dmd-azathoth-3-rule = When it attacks you, if 1+ Elder Sign in the roll: Place 1 Cosmic token on your space. • At the end of your turn, if you are on the Elder One's space: Each other investigator on your space: Take 1 stress; what does not fit is wounds.
dmd-azathoth-4-reveal = The Elder One is placed on the start space. • Place 1 Cosmic token on the start space. • Summon Dancer of Azathoth on the Elder One's space.
dmd-azathoth-4-rule = At the end of your turn: Place 1 Cosmic token on a space within 1 of you.
dmd-aza-thin-flutes-rule = Each Dancer of Azathoth moves 2 toward you. • Summon Dancer of Azathoth at the red gate.
dmd-aza-court-rule = If the Elder One is on the board: Each Dancer of Azathoth moves 2 toward the Elder One. • Summon Dancer of Azathoth at the blue gate.
dmd-aza-cracks-rule = Place 1 Cosmic token on your space. • Each Cultist moves 1 toward the nearest investigator.
dmd-aza-nuclear-rule = Each investigator, if 1+ Cosmic token on your space: Lose 1 sanity. • Place 1 Cosmic token at a random gate. • Summon Cultist at the yellow gate.
dmd-aza-piping-rule = Each investigator: Take 1 stress; what does not fit is wounds.
dmd-aza-gravity-rule = The nearest enemy moves 3 toward you. • Summon Cultist at the red gate.
dmd-aza-idiots-dream-rule = If 1+ Cosmic token on your space: Take 1 wound. Otherwise: Place 1 Cosmic token on your space. • Each monster moves 1 toward you.
dmd-aza-ultimate-gate-rule = Lose 1 sanity. • Summon Dancer of Azathoth at the nearest gate.
dmd-tsathoggua-1-advance = Gain 1 Fatigue token. • Another investigator of your choice: Gain 1 Fatigue token.
dmd-tsathoggua-1-rule = When you rest you may heal 1 less to discard 1 Fatigue token.
dmd-tsathoggua-2-reveal = The Elder One is placed on your space.
dmd-tsathoggua-2-rule = At the end of your turn, if you are on the Elder One's space: Gain 1 Fatigue token.
dmd-tsathoggua-3-reveal = The Elder One is placed at the yellow gate. • Each investigator: Unless you pay 2 stress: Gain 1 Fatigue token.
dmd-tsathoggua-3-rule = When you attack it, if 1+ tentacle in the roll: Gain 1 Fatigue token.
dmd-tsathoggua-4-reveal = The Elder One is placed on the start space. • Gain 1 Fatigue token.
dmd-tsathoggua-4-rule = Resting heals 1 less.
dmd-tsa-heavy-lids-rule = If your space is not safe: Gain 1 Fatigue token. • Each Amorphous Scion moves 3 toward you.
dmd-tsa-black-basin-rule = If your space is not safe: Gain 1 Fatigue token. • Summon Amorphous Scion at the yellow gate.
dmd-tsa-ooze-rule = Each Amorphous Scion moves 2 toward the nearest investigator. • Summon Amorphous Scion at the blue gate.
dmd-tsa-lethargy-rule = Unless you pay 1 stress: Gain 1 Fatigue token. • Another investigator of your choice: Unless you pay 1 stress: Gain 1 Fatigue token.
dmd-tsa-offering-rule = Each Cultist moves 2 toward the nearest investigator.
dmd-tsa-dreamless-rule = If 2+ Fatigue tokens of yours: Lose 1 sanity. • Summon Cultist at the yellow gate. • Summon Cultist at the blue gate.
dmd-tsa-nkai-rule = If 2+ Fatigue tokens of yours: Take 1 wound. • The nearest enemy moves 3 toward you.
dmd-tsa-bat-ears-rule = Choose: Gain 1 Fatigue token. Or: Take 1 wound. • Each monster moves 1 toward you.
dmd-unknown-a-scent-rule = Each Unknown Monster A moves 2 toward you. • Draw another Mythos card afterwards.
dmd-unknown-a-brood-rule = Each Unknown Monster A moves 1 toward the nearest investigator. • Summon Unknown Monster A at a random gate. • Draw another Mythos card afterwards.
dmd-unknown-b-scent-rule = Each Unknown Monster B moves 2 toward you. • Draw another Mythos card afterwards.
dmd-unknown-b-brood-rule = Each Unknown Monster B moves 1 toward the nearest investigator. • Summon Unknown Monster B at a random gate. • Draw another Mythos card afterwards.
dmd-claustrophobia-rule = If at most 1 investigator on your space, you included and your space is safe: heal all stress. Otherwise: Take 1 stress. Move 1 space.
dmd-survivors-guilt-rule = If no other investigators with 1+ wound on you: heal all stress. Otherwise: Take 1 wound.
dmd-compulsion-rule = If 1+ Fire token on your space: heal all stress. Otherwise: Place 2 Fire tokens on your space.
dmd-night-terrors-rule = If no wounds on you: heal all stress. Otherwise: The nearest enemy moves 3 toward you.
dmd-messiah-rule = If 2+ investigators on your space, you included: heal all stress. Otherwise: Each enemy within 1 of you moves 1 toward you.
dmd-numbness-rule = If 4+ stress on you: heal all stress. Otherwise: Take 2 stress; what does not fit is wounds.
dmd-scapegoat-rule = If 2+ wounds on you: heal all stress. Otherwise: Another investigator of your choice: Take 1 wound.
dmd-fugue-rule = If you are at a gate: heal all stress. Otherwise: Be placed at the furthest gate.
dmd-carcosan-coin-normal-rule = On any roll, once a turn: 1 free reroll.
dmd-carcosan-coin-transformed-rule = On rolls that are not against you, once a turn (1 sanity): 2 more successes.
dmd-black-candle-normal-rule = On any roll, once a turn: 1 tentacle costs no sanity.
dmd-black-candle-transformed-rule = 2 green dice on attacks. • At the start of your turn: Take 1 stress.
dmd-bone-flute-normal-rule = Action: Each enemy within 1 of you moves 1 away from you.
dmd-bone-flute-transformed-rule = Free action, once a turn (1 stress): Each enemy within 1 of you moves 2 away from you.
dmd-drowned-compass-normal-rule = Run 1 space farther.
dmd-drowned-compass-transformed-rule = Run 2 spaces farther. • 2 enemies need not follow you on a Run. • After your Run, once a turn: Take 1 stress.
dmd-prophets-mask-normal-rule = 1 Cultist need not follow you when you leave a space.
dmd-prophets-mask-transformed-rule = No Cultist follows you. • 1 monster need not follow you when you leave a space. • When you kill an enemy, if it is a Cultist: Take 1 stress.
dmd-viper-dagger-normal-rule = 1 more wound if you deal any on attacks on your space, if 3+ stress on you.
dmd-viper-dagger-transformed-rule = 1 more wound if you deal any on attacks on your space. • When you kill an enemy: Lose 1 sanity.
dmd-grey-vial-normal-rule = Resting heals 1 more.
dmd-grey-vial-transformed-rule = Resting heals 1 more. • Free action, once a turn (1 sanity): Heal up to 3 stress and/or wounds.
dmd-starstone-normal-rule = 1 Elder Sign may count as a success on rolls of episode actions.
dmd-starstone-transformed-rule = 2 Elder Signs may count as a success on rolls that are not against you. • At the start of your turn: Take 1 stress.
dmd-mirror-of-ys-normal-rule = Free action, once a turn (1 stress): Be placed on the nearest other investigator's space.
dmd-mirror-of-ys-transformed-rule = Free action, once a turn (1 sanity): Be placed on any space.
dmd-iron-rosary-normal-rule = You may ignore 1 wound when fire burns you. • 1 free reroll when you are attacked.
dmd-iron-rosary-transformed-rule = You may ignore 1 wound on rolls against you. • When you take wounds: Take 1 stress.
dmd-torn-page-normal-rule = 1 green die on rolls of Discovery cards. • 1 free reroll on rolls of episode actions.
dmd-torn-page-transformed-rule = 1 green die on rolls of episode actions. • Action (1 sanity): Draw a Discovery card.
dmd-unknown-ghast-setup = Summon Ghast on its space.
dmd-unknown-ghast-advance = Each Ghast moves 2 toward the nearest investigator.
dmd-unknown-serpent-man-setup = Summon Serpent Man on its space.
dmd-unknown-serpent-man-advance = Each Serpent Man: Each investigator on its space: Gain 1 Poison token. • The furthest Serpent Man moves 2 toward the nearest investigator.
dmd-unknown-fisher-from-outside-advance = Each Fisher from Outside moves 1 toward the nearest investigator. The nearest investigator: Take 1 stress; what does not fit is wounds.
dmd-unknown-gyaa-yothn-setup = Summon Cultist on its space.
dmd-unknown-gyaa-yothn-advance = Each Gyaa-Yothn moves 2 toward the nearest investigator.
dmd-unknown-gug-advance = Each Gug moves 1 toward the nearest investigator. It loses 1 wound.
dmd-unknown-unnamable-setup = Each investigator: Take 1 stress.
dmd-unknown-unnamable-advance = Each Unnamable moves 1 toward the nearest investigator. Each investigator on its space: Lose 1 sanity.
dmd-unknown-dhole-setup = Place 1 Rubble token on its space. • Place 1 Rubble token on the start space.
dmd-unknown-dhole-advance = Each Dhole moves 2 toward the nearest investigator. Place 1 Rubble token on its space.
dmd-unknown-night-gaunt-setup = Summon Night-Gaunt on its space.
dmd-unknown-night-gaunt-advance = Each Night-Gaunt moves 3 toward the nearest investigator.
dmd-unknown-mi-go-setup = Summon 2 × Cultist on its space.
dmd-unknown-mi-go-advance = Each Mi-Go moves 2 toward you. Each investigator on its space: Take 2 stress; what does not fit is wounds.
dmd-unknown-shoggoth-setup = It moves 2 toward the start space.
dmd-unknown-shoggoth-advance = Each Shoggoth moves 2 toward the nearest investigator. Each investigator on its space: Take 1 wound.
dmd-unknown-deep-one-setup = Summon Deep One on its space.
dmd-unknown-deep-one-advance = Each Deep One moves 1 toward the nearest investigator. • Summon Deep One at the furthest gate.
dmd-unknown-elder-thing-setup = The active investigator: Lose 1 sanity.
dmd-unknown-elder-thing-advance = Each Elder Thing moves 1 toward the nearest investigator. The nearest investigator: Choose: If 1+ item of yours: Discard one of your items. Or: Lose 1 sanity.
dmd-unknown-ghoul-setup = Summon Ghoul on its space.
dmd-unknown-ghoul-advance = Each Ghoul moves 2 toward the nearest investigator. Each investigator on its space, if 1+ wound on you: Take 1 wound.
dmd-unknown-moon-beast-setup = Summon Cultist at each gate.
dmd-unknown-moon-beast-advance = Each Cultist moves 1 toward the nearest investigator. • Each Moon-Beast moves 1 toward the nearest investigator.
dmd-unknown-zoog-setup = Summon 2 × Zoog on its space.
dmd-unknown-zoog-advance = Each Zoog moves 2 toward the nearest investigator.
dmd-unknown-shantak-setup = It moves 3 toward the start space.
dmd-unknown-shantak-advance = Each Shantak is placed on the nearest other investigator's space.
dmd-unknown-colour-out-of-space-setup = The active investigator: Gain 1 Poison token.
dmd-unknown-colour-out-of-space-advance = Each Colour out of Space moves 1 toward the nearest investigator. Each investigator, if you are on its space or within 1 of it: Gain 1 Poison token.
dmd-unknown-rat-thing-setup = It is placed on the start space.
dmd-unknown-rat-thing-advance = Each Rat-Thing is placed on the nearest investigator's space. One investigator on its space: It attacks at once.
dmd-unknown-cat-from-saturn-setup = It moves 1 toward the start space.
dmd-unknown-cat-from-saturn-advance = Each Cat from Saturn moves 3 toward the nearest investigator. One investigator on its space: Take 1 stress; what does not fit is wounds.
dmd-unknown-swine-thing-setup = Place 1 Rubble token on its space. • Place 1 Rubble token at the furthest gate.
dmd-unknown-swine-thing-advance = Each Swine-Thing: Place 1 Rubble token on the nearest investigator's space. It moves 1 toward the nearest investigator.
dmd-unknown-star-spawn-setup = Each investigator: Take 2 stress.
dmd-unknown-star-spawn-advance = Each Star-Spawn moves 1 toward the nearest investigator. Each investigator, if you are on its space or within 1 of it: Take 1 stress; what does not fit is wounds.
dmd-unknown-leng-spider-setup = It moves 2 toward the start space.
dmd-unknown-leng-spider-advance = Each Leng Spider moves 2 toward the nearest investigator. Each investigator on its space: Gain 1 Poison token.
dmd-unknown-damned-thing-setup = It goes back to the pool.
dmd-unknown-damned-thing-advance = If no Damned Thing on the map: Summon Damned Thing at the nearest gate. Otherwise: Each Damned Thing is placed on the nearest investigator's space.

## The name, and how to play

dmd-name = Death May Die
dmd-about = Together you break the ritual, and then you shoot at what came of it. The madder you get, the stronger you are.
dmd-facts = 1 to 5 seats · about 90 minutes
dmd-description =
    The cult has nearly done it: the Elder One is on the way. You have one night to break the ritual, and then the thing that comes anyway has to be killed. You will go mad over it, and that is the good news, for madness makes you strong. Play together, win together, or be lost together.
dmd-howto =
    In your turn you have 3 actions: run, attack, rest, trade, or what the episode lets you do. Then a Mythos card does harm; then, if your space is safe, you investigate, otherwise every enemy there attacks you; then fire burns and the turn ends. You roll 3 black dice and whatever green ones you have earned: successes count, tentacles cost sanity. Sanity that reaches a threshold makes you worse off at once and stronger for good. Reach the episode’s goal to disrupt the ritual; only then can the Elder One be hurt. Kill its last stage to win. Before it is summoned nobody may be lost.

## Options

dmd-option-episode = Episode
dmd-option-episode-help = The story: its map, its goal, its cards.
dmd-option-episode-top-of-the-mourning = Top of the Mourning
dmd-option-episode-top-of-the-mourning-help = Kilkenny, a witch trial of the dead: win the jurors over and lead them to the square.
dmd-option-episode-isle-of-the-damned = Isle of the Damned
dmd-option-episode-isle-of-the-damned-help = An asylum off Venice: open locks and lead patients to the boat.
dmd-option-episode-deliver-us-from-evil = Deliver Us from Evil
dmd-option-episode-deliver-us-from-evil-help = The catacombs of Paris: break an altar, stone by stone, while the tunnels fall in.
dmd-option-episode-by-request-of-the-queen = By Request of the Queen
dmd-option-episode-by-request-of-the-queen-help = A castle of the thirsty: put a charge on every pillar.
dmd-option-episode-festival-of-death = Festival of Death
dmd-option-episode-festival-of-death-help = A fair that nobody leaves: beat the booths before the visitors are lost.
dmd-option-episode-beauty-and-the-beast = Beauty and the Beast
dmd-option-episode-beauty-and-the-beast-help = A house of roses: hunt the Beast, which can be hurt among roses alone.
dmd-option-elder_one = Elder One
dmd-option-elder_one-help = What is being summoned. Any of them fits any episode.
dmd-option-elder_one-azathoth = Azathoth
dmd-option-elder_one-azathoth-help = Chaos: cosmic rifts spread over the map, and dancers come through them.
dmd-option-elder_one-tsathoggua = Tsathoggua
dmd-option-elder_one-tsathoggua-help = Sloth: fatigue wears you down, and formless spawn ooze after you.
dmd-option-investigators = Investigators
dmd-option-investigators-help = Whether everybody chooses an investigator or draws one.
dmd-option-investigators-chosen = chosen
dmd-option-investigators-random = drawn
dmd-option-unknown = The Unknown
dmd-option-unknown-help = Unknown Monsters that come besides the episode’s, and relics that turn over.
dmd-option-unknown-off = none of it
dmd-option-unknown-full = two monsters and relics
dmd-option-unknown-single = one monster and relics
dmd-option-unknown-relics = relics alone
dmd-option-unknown-monsters = monsters alone
dmd-option-random_spawn = Random arrival
dmd-option-random_spawn-help = From its third stage on the Elder One comes to a space drawn by lot.
dmd-option-actions = Actions a turn
dmd-option-actions-help = The book says 3; 4 is a gentler house rule.
dmd-option-first_player = First player
dmd-option-first_player-help = The seat that begins, or chance.
dmd-option-first_player-random = chance decides

## The table

dmd-phase-0 = Set-up
dmd-phase-1 = Actions
dmd-phase-2 = Mythos
dmd-phase-3 = Investigate or fight
dmd-phase-4 = End of the turn
dmd-phase-5 = The ritual advances
dmd-phase-6 = Summoning

dmd-view-turn = Turn { $n }: { $who }
dmd-view-actions = { $n ->
    [0] no actions left
    [one] 1 action left
   *[other] { $n } actions left
}
dmd-view-goal = Goal
dmd-view-disrupted = The ritual is disrupted: the Elder One can be hurt.
dmd-view-track = Summoning track
dmd-view-track-space = { $n } of { $most }
dmd-view-symbols = symbols
dmd-view-stage = stage { $n }: { $name }
dmd-view-elder-away = not here yet
dmd-view-elder-here = { $space }, { $wounds } of { $health } wounds
dmd-view-lost = lost
dmd-view-wounds = Wounds
dmd-view-stress = Stress
dmd-view-sanity = Sanity
dmd-view-next-threshold = next at { $n }
dmd-view-skill = { $skill } { $level }
dmd-view-map = map
dmd-view-board = story board
dmd-view-carried = carried
dmd-view-stairs = Stairs
dmd-view-tunnel = Tunnel
dmd-view-start = start
dmd-view-gate-0 = red gate
dmd-view-gate-1 = yellow gate
dmd-view-gate-2 = blue gate
dmd-view-gate-codes = RYB
dmd-view-wounded = { $n } w
dmd-view-also = { $space }: { $what }
dmd-view-transformed = transformed
dmd-view-roll = { $who } rolls
dmd-view-roll-foe = { $who } rolls against { $foe }
dmd-view-roll-free = { $n ->
    [0] no free reroll
    [one] 1 free reroll
   *[other] { $n } free rerolls
}
dmd-view-nothing = nothing

## Dice

dmd-die-black = black die
dmd-die-green = green die
dmd-face-0 = blank
dmd-face-1 = success
dmd-face-2 = Elder Sign
dmd-face-3 = success and Elder Sign
dmd-face-4 = tentacle
dmd-face-5 = success and tentacle
dmd-die-shows = { $colour }, { $face }

## Questions

dmd-prompt-action = { $who }: what do you do?
dmd-prompt-assign-wound = { $who }: who takes the wound? { $n ->
    [one] 1 is left
   *[other] { $n } are left
} to give.
dmd-prompt-attacker = { $who }: which enemy attacks first?
dmd-prompt-bar-passage = Which passage is barred ({ $token })?
dmd-prompt-calm-down = { $who }: heal 1 stress before the roll?
dmd-prompt-character = Who are you tonight?
dmd-prompt-choose = { $who }: choose.
dmd-prompt-collapse = Which passage falls in?
dmd-prompt-confirm-lethal = { $who }: paying this is your death. Pay it?
dmd-prompt-convert = { $who }: shall an Elder Sign count as a success?
dmd-prompt-discard-card = { $who }: which card do you discard?
dmd-prompt-discovery = { $who } has found “{ $card }”. What now?
dmd-prompt-elder-location = Where does the Elder One appear?
dmd-prompt-enemy-path = Where does it go: { $figure }?
dmd-prompt-follow = { $who } goes to { $space }. Does { $follower } follow?
dmd-prompt-granted-action = { $who }: what do you do with the free action?
dmd-prompt-heal = What does { $who } heal? { $n ->
    [one] 1 point is left.
   *[other] { $n } points are left.
}
dmd-prompt-ignore-sanity = { $who }: ignore what you can of { $n } lost sanity?
dmd-prompt-ignore-wound = { $who }: ignore what you can of { $n ->
    [one] 1 wound
   *[other] { $n } wounds
}?
dmd-prompt-killer-instinct = { $who }: use Killer Instinct?
dmd-prompt-leave-behind = { $who } leaves for { $space }. Which enemy stays behind?
dmd-prompt-level-up = { $who }: which skill gains a level?
dmd-prompt-may-investigate = { $who }: investigate here and now?
dmd-prompt-may-trigger = { $who }: use this? { $what }
dmd-prompt-more-targets = { $who }: another target?
dmd-prompt-move = { $who }: where to? { $n ->
    [one] 1 space is left.
   *[other] { $n } spaces are left.
}
dmd-prompt-move-token = Where does it go: { $token }, on { $space }? { $n ->
    [one] 1 space is left.
   *[other] { $n } spaces are left.
}
dmd-prompt-open-passage = Which passage is opened ({ $token })?
dmd-prompt-order = Several things happen at once. Which comes first?
dmd-prompt-patient = { $who }: who is healed? { $n ->
    [one] 1 point is left.
   *[other] { $n } points are left.
}
dmd-prompt-pick-enemy = Which enemy?
dmd-prompt-pick-investigator = Which investigator?
dmd-prompt-pick-space = Which space?
dmd-prompt-pick-token = Which token on { $space }?
dmd-prompt-push = { $who }: where do you push it ({ $figure })?
dmd-prompt-relic = { $who }: which relic do you take?
dmd-prompt-relic-instead = { $who }: gain a relic instead of investigating?
dmd-prompt-reroll = { $who }: reroll a die?
dmd-prompt-silent-witness = { $who }: a tentacle. What do you make of it? { $n ->
    [one] 1 is left.
   *[other] { $n } are left.
}
dmd-prompt-split-wounds = { $who }: who takes the next wound? { $n ->
    [one] 1 is left.
   *[other] { $n } are left.
}
dmd-prompt-summon-at = Where does it appear: { $enemy }?
dmd-prompt-take-along = { $who } goes to { $space }. Who comes along?
dmd-prompt-take-token = { $who }: which token do you take from { $space }?
dmd-prompt-target = { $who }: whom do you attack?
dmd-prompt-token-path = Where does it go: { $token }, on { $space }?
dmd-prompt-trade-card = { $who }: which card changes hands?
dmd-prompt-trade-consent = { $who }: may “{ $card }” go to { $receiver }?
dmd-prompt-trade-receiver = { $who }: who gets “{ $card }”?
dmd-prompt-use = { $who }: use a card now?

## Answers

dmd-choice-done = Nothing more
dmd-choice-done-action = End the actions
dmd-choice-done-move = Stop here
dmd-choice-done-reroll = Keep the dice
dmd-choice-yes = Yes
dmd-choice-no = No
dmd-choice-self = { $who }
dmd-choice-all = All of them
dmd-choice-run = Run
dmd-choice-free-run = Run, free
dmd-choice-attack = Attack
dmd-choice-free-attack = Attack, free
dmd-choice-rest = Rest
dmd-choice-trade = Trade
dmd-choice-heal-stress = 1 stress
dmd-choice-heal-wound = 1 wound
dmd-choice-heal = Heal
dmd-choice-prevent = Lose no sanity
dmd-choice-convert = Yes, by Arcane Mastery
dmd-choice-convert-by-card = Yes, by a card
dmd-choice-episode-action = { $name }: { $rule }
dmd-choice-grant = A free action for { $who }
dmd-choice-investigator = { $who }
dmd-choice-skill = { $skill }, level { $level }: { $rule }
dmd-choice-option = Option { $n }
dmd-choice-option-label = { $label }: { $rule }
dmd-choice-trigger = { $what }
dmd-choice-space = { $space }
dmd-choice-figure = { $figure }, on { $space }
dmd-choice-passage = { $space } – { $to }
dmd-choice-card = { $card }
dmd-choice-relic = { $relic }: { $rule }
dmd-choice-token = { $token }
dmd-choice-character = { $name } ({ $skills })
dmd-choice-reroll = Reroll, free: { $die }
dmd-choice-stress-reroll = Reroll, for 1 stress: { $die }
dmd-choice-use = Use { $card }: { $rule }

## What happened

dmd-event-character = { $player } is { $who }.
dmd-event-set-up = The map is laid out, the decks are shuffled. { $first } begins. Insanities: { $insanities }
dmd-event-unknown-monsters = Out of the Unknown: { $names }.
dmd-event-relics-offered = Relics lie open: { $relics }.
dmd-event-relic-gained = { $who } takes the relic { $relic }.
dmd-event-relics-transformed = The relics of { $who } turn over.
dmd-event-turn-began = Turn { $turn }: { $who }, with { $actions ->
    [one] 1 action
   *[other] { $actions } actions
}.
dmd-event-moved = { $who } goes from { $space } to { $to }.
dmd-event-placed = { $who } is put from { $space } to { $to }.
dmd-event-followed = { $figure } follows from { $space } to { $to }.
dmd-event-sneaked = { $who } slips away from { $figure }.
dmd-event-attacked = { $who } attacks { $figures }.
dmd-event-rested = { $who } rests.
dmd-event-traded = { $who } gives “{ $card }” to { $to }.
dmd-event-episode-action = { $who }: { $action }.
dmd-event-used = { $who } uses { $source }.
dmd-event-rolled = { $who } rolls ({ $roll }): { $dice }
dmd-event-rerolled = { $who } rerolls: { $die } becomes { $now }
dmd-event-tallied = { $who }: { $successes ->
    [one] 1 success
   *[other] { $successes } successes
}, { $signs ->
    [one] 1 Elder Sign
   *[other] { $signs } Elder Signs
}, { $tentacles ->
    [one] 1 tentacle
   *[other] { $tentacles } tentacles
}.
dmd-event-stress = { $who } takes { $n } stress, now { $now }.
dmd-event-stress-healed = { $who } heals { $n } stress, now { $now }.
dmd-event-wounds = { $who } takes { $n ->
    [one] 1 wound
   *[other] { $n } wounds
}, now { $now }.
dmd-event-wounds-healed = { $who } heals { $n ->
    [one] 1 wound
   *[other] { $n } wounds
}, now { $now }.
dmd-event-companion-wounded = “{ $card }” takes a wound for { $who }, now { $now }.
dmd-event-sanity = { $who } loses { $n } sanity, now at { $now }.
dmd-event-threshold = Something gives way in { $who }: threshold { $number }.
dmd-event-insanity = { $who }, { $insanity }: { $calm ->
    [yes] for a moment there is peace, and all stress is healed.
   *[no] it has its way.
}
dmd-event-level-up = { $who } grows: { $skill }, level { $level }.
dmd-event-lost = { $who } is lost on { $space }. { $reason ->
    [insane] Nothing is left of that mind.
   *[killed] The body gave up first.
}
dmd-event-mythos = Mythos: “{ $card }”. { $rule }
dmd-event-mythos-reshuffled = The Mythos deck is shuffled: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}.
dmd-event-discovered = { $who } finds “{ $card }”. { $story }
dmd-event-discovery-discarded = “{ $card }” is left behind.
dmd-event-claimed = { $who } takes “{ $card }”.
dmd-event-other-side = { $who } turns a card: “{ $card }”.
dmd-event-card-discarded = { $who } gives up “{ $card }”.
dmd-event-summoned = { $figure } appears on { $space }.
dmd-event-enemy-moved = { $figure } moves from { $space } to { $to }.
dmd-event-enemy-attacks = { $figure } attacks { $who }.
dmd-event-enemy-wounded = { $figure } takes { $n ->
    [one] 1 wound
   *[other] { $n } wounds
}, now { $now }.
dmd-event-enemy-mended = { $figure } heals { $n ->
    [one] 1 wound
   *[other] { $n } wounds
}.
dmd-event-enemy-killed = { $figure } dies on { $space }.
dmd-event-enemy-banished = { $figure } is gone from { $space }.
dmd-event-token-placed = { $n ->
    [one] { $token } is placed on { $space }.
   *[other] { $n } tokens are placed on { $space }: { $token }.
}
dmd-event-token-removed = { $n ->
    [one] { $token } is removed from { $space }.
   *[other] { $n } tokens are removed from { $space }: { $token }.
}
dmd-event-token-moved = { $n ->
    [one] { $token } moves from { $space } to { $to }.
   *[other] { $n } tokens move from { $space } to { $to }: { $token }.
}
dmd-event-token-turned = { $n ->
    [one] On { $space } a token is turned over: { $token } becomes { $now }.
   *[other] On { $space } { $n } tokens are turned over: { $token } becomes { $now }.
}
dmd-event-carries = { $who } gains { $n ->
    [one] 1 token
   *[other] { $n } tokens
}: { $token }, now { $now }.
dmd-event-carries-less = { $who } gives up { $n ->
    [one] 1 token
   *[other] { $n } tokens
}: { $token }, now { $now }.
dmd-event-board-tokens = Story board: { $token }, now { $now }.
dmd-event-passage-barred = { $token } between { $space } and { $to }.
dmd-event-passage-opened = The way between { $space } and { $to } is free.
dmd-event-passage-gone = The way between { $space } and { $to } has fallen in.
dmd-event-advanced = The ritual advances to { $track }.
dmd-event-disrupted = The ritual is disrupted!
dmd-event-stage-revealed = { $name }. { $rule }
dmd-event-elder-placed = { $elder } stands on { $space }.
dmd-event-stage-defeated = Stage { $stage } is beaten!
dmd-event-game-over = { $won ->
    [yes] It is over, and you are still here. { $reason }
   *[no] It is over. { $reason }
}

## How it ended

dmd-end-elder-one-killed = The Elder One is dead.
dmd-end-investigator-lost = One of you was lost before the Elder One was summoned.
dmd-end-all-lost = All of you are lost.
dmd-end-track-ended = The summoning track has come to its end.

dmd-result-elder-one-killed = Elder One killed
dmd-result-investigator-lost = Investigator lost too early
dmd-result-all-lost = All investigators lost
dmd-result-track-ended = End of the summoning track

dmd-roll-0 = roll
dmd-roll-1 = roll
dmd-roll-2 = attack
dmd-roll-3 = attack
dmd-roll-4 = attack from afar
dmd-roll-5 = episode action
dmd-roll-6 = discovery
dmd-roll-7 = roll against you
dmd-roll-8 = attacked
dmd-roll-9 = fire

## The table in the browser

dmd-view-health = { $wounds } of { $health } wounds
dmd-view-would-follow = would follow
dmd-view-followers = { $n ->
    [one] It follows whoever leaves: { $names }
   *[other] They follow whoever leaves: { $names }
}
dmd-view-ritual = The ritual
dmd-view-stage-of = stage { $n } of { $most }
dmd-view-symbols-of = { $n } of { $most } symbols in the Mythos discard
dmd-view-symbol = draws the ritual on
dmd-view-goal-left = { $n ->
    [0] none left
    [one] 1 left
   *[other] { $n } left
}
dmd-view-goal-done = { $n } of { $most }
dmd-view-advance = When the ritual advances
dmd-view-special = Special rule
dmd-view-episode-actions = Episode actions
dmd-view-enemies = Enemies on the map
dmd-view-enemy-numbers = health { $health }, attacks with { $black ->
    [0] { $green ->
        [one] 1 green die
       *[other] { $green } green dice
    }
    [one] { $green ->
        [0] 1 black die
        [one] 1 black and 1 green die
       *[other] 1 black and { $green } green dice
    }
   *[other] { $green ->
        [0] { $black } black dice
        [one] { $black } black dice and 1 green die
       *[other] { $black } black and { $green } green dice
    }
}.
dmd-view-investigators = Investigators
dmd-view-level = level { $n }
dmd-view-use = Use
dmd-view-raise = Raise
dmd-view-choose = Choose
dmd-view-begin = Let it begin
dmd-view-mythos = Mythos
dmd-view-discovery = Discovery
dmd-view-black = black:
dmd-view-green = green:
dmd-view-turn-number = Turn { $n }
dmd-view-tally = { $successes ->
    [one] 1 success
   *[other] { $successes } successes
}, { $signs ->
    [one] 1 Elder Sign
   *[other] { $signs } Elder Signs
}, { $tentacles ->
    [one] 1 tentacle
   *[other] { $tentacles } tentacles
}
dmd-odds-keep = If you keep the dice
dmd-odds-best = With the best rerolls
dmd-odds-aim-defeat = The chance to defeat what you attack.
dmd-odds-aim-need = The chance of what is needed.
dmd-odds-aim-most = How many successes to expect.
dmd-odds-aim-harm = The chance to come off unhurt.

## The chronicle

dmd-chronicle = The chronicle of this night
dmd-chronicle-turns = { $n ->
    [one] 1 turn
   *[other] { $n } turns
}
dmd-chronicle-killed = { $n ->
    [one] 1 enemy killed
   *[other] { $n } enemies killed
}
dmd-chronicle-mythos = { $n ->
    [one] 1 Mythos card
   *[other] { $n } Mythos cards
}
dmd-chronicle-against = Death May Die, against { $elder }
dmd-chronicle-moments = The moments that turned it
dmd-chronicle-picture = A picture to share
dmd-chronicle-no-picture = The picture could not be drawn here.
dmd-chronicle-signature = Played at the table of Miskatonic
dmd-deeds-turns = Turns
dmd-deeds-kills = Enemies killed
dmd-deeds-wounds_dealt = Wounds dealt
dmd-deeds-attacks = Attacks
dmd-deeds-rolls = Rolls
dmd-deeds-rerolls = Dice rerolled
dmd-deeds-successes = Successes
dmd-deeds-tentacles = Tentacles
dmd-deeds-discoveries = Discoveries
dmd-deeds-rests = Rests
dmd-deeds-spaces = Spaces walked
dmd-deeds-wounds_taken = Wounds taken
dmd-deeds-sanity_lost = Sanity lost
dmd-deeds-insanities = Insanities
dmd-deeds-lost = Lost

## How the episodes end

dmd-top-of-the-mourning-won = The foreman rises, and this time he says the other word. On the hill a fire goes out that has burned for six hundred years, and somebody in the ash begins to breathe.
dmd-top-of-the-mourning-lost = Guilty, say twelve voices, and it is your names they say. The court will sit again tomorrow night. It has a full dock now.
dmd-isle-of-the-damned-won = The boat is too small for all of them, and all of them fit. Behind you the island goes dark, window by window, and what lived below it on fear has nothing left to eat.
dmd-isle-of-the-damned-lost = Your bed is by the window. The doctors are patient. You may tell them what you saw as often as you like; they write down every word.
dmd-deliver-us-from-evil-won = The last stone cracks, and six million dead lie down again. Above you Paris is buying its bread. Nobody will ask why your hair is white.
dmd-deliver-us-from-evil-lost = They needed only a few more bones, and yours are good ones. Somewhere above, a street sinks by the width of a hand.
dmd-by-request-of-the-queen-won = The pillars go, one after the other, and the mountain closes its mouth over the castle. The Queen thanks you in four lines and asks you to burn the letter.
dmd-by-request-of-the-queen-lost = The castle has not been so full in centuries, and it is still thirsty. The Queen will have to ask somebody else.
dmd-festival-of-death-won = The organ runs down in the middle of its tune. In the morning the children will find a field full of sawdust, and one shoe, and no reason to be afraid of it.
dmd-festival-of-death-lost = Step right up! There is a new booth on the midway tonight, and the figures in it look almost alive.
dmd-beauty-and-the-beast-won = The last petal falls and nothing screams. What lies in the roses is only a man, and he looks as if he had been tired for a long time.
dmd-beauty-and-the-beast-lost = The roses will be splendid this year. They always are after guests.

## Statistics

dmd-score = Victories

## The coach

dmd-coach-roll = The roll on the table
dmd-coach-plans = Rolls you may choose
dmd-coach-dice = Black dice: { $black }. Green dice: { $green }. Free rerolls: { $free }.
dmd-coach-aim-defeat = { $n ->
    [one] It takes 1 success to kill.
   *[other] It takes { $n } successes to kill.
}
dmd-coach-aim-need = { $n ->
    [one] It takes 1 success.
   *[other] It takes { $n } successes.
}
dmd-coach-aim-beyond = With these dice it cannot be done.
dmd-coach-aim-most = Every success counts.
dmd-coach-aim-harm = Every success harms.
dmd-coach-spread = Successes without rerolls
dmd-coach-rerolls = Rerolls
dmd-coach-reaches-defeat = Kill
dmd-coach-reaches-need = Enough
dmd-coach-reaches-most = Successes
dmd-coach-reaches-harm = Unharmed
dmd-coach-wounds = Harm
dmd-coach-loss = Sanity lost
dmd-coach-threshold = Insanity
dmd-coach-plain = none
dmd-coach-free = free ones
dmd-coach-stress = up to { $n } stress
dmd-coach-until = The next insanity threshold is { $n } sanity away.
dmd-coach-lost = Chance not to survive this roll: { $chance }.
dmd-coach-options = What you may do now
dmd-coach-chances = { $what }: { $now }. Sanity lost: { $loss }. Insanity: { $threshold }.
dmd-coach-chances-onward = { $what }: { $now }, with more rerolls { $best }. Sanity lost: { $loss }. Insanity: { $threshold }.
dmd-coach-choice = (best)
dmd-coach-note = The odds are exact. Stress is spent on the aim alone. What enemies and cards do because of a roll is not in them, nor the price of a card.

## Statistics

dmd-tally-turns = Turns
dmd-tally-disrupted = Ritual disrupted
dmd-tally-stage = Stage at the end

## Bots in the lobby

level-dmd-bot-novice = One look at the table; nothing is thought through.
level-dmd-bot-adept = Tries every plan for its turn to the end before it acts.
level-dmd-bot-master = Like the adept, but as far as everybody’s next turn.
