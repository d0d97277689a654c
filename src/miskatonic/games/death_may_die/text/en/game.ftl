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
dmd-brawling = Brawling
dmd-marksman = Marksman
dmd-stealth = Stealth
dmd-swiftness = Swiftness
dmd-toughness = Toughness
dmd-killer-instinct = Killer Instinct
dmd-self-defense = Self-Defense
dmd-silent-witness = Silent Witness
dmd-show-off = Show-Off
dmd-proficient = Proficient
dmd-surgeon = Surgeon
dmd-sly = Sly
dmd-avid-photographer = Avid Photographer
dmd-relic-seeker = Relic Seeker
dmd-chemical-explosives = Chemical Explosives

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

## The name, and how to play

dmd-intro = Win or lose together. First reach the episode’s goal: that disrupts the ritual. Then the Elder One comes, and you must kill all its stages. Each turn: three actions, a Mythos card, then a find or a fight. Lost sanity makes you mad and stronger. You lose if the track ends, or if anyone falls before it comes.
dmd-description =
    The cult has nearly done it: the Elder One is on the way. You have one night to break the ritual, and then the thing that comes anyway has to be killed. You will go mad over it, and that is the good news, for madness makes you strong. Play together, win together, or be lost together.
dmd-howto =
    In your turn you have 3 actions: run, attack, rest, trade, or what the episode lets you do. Then a Mythos card does harm; then, if your space is safe, you investigate, otherwise every enemy there attacks you; then fire burns and the turn ends. You roll 3 black dice and whatever green ones you have earned: successes count, tentacles cost sanity. Sanity that reaches a threshold makes you worse off at once and stronger for good. Reach the episode’s goal to disrupt the ritual; only then can the Elder One be hurt. Kill its last stage to win. If anyone is lost before it is summoned, you lose.

## Options

dmd-options-story = Story
dmd-options-unknown = The Unknown
dmd-options-rulings = Rule interpretations and first player
dmd-preset-first = The first episode, and you begin.
dmd-preset-usual = A random first player; choose episode and Elder One below.
dmd-preset-everything = Unknown Monsters and relics, random investigators, and random arrival of the Elder One.
dmd-option-episode = Episode
dmd-option-episode-help = The story: its map, its goal, its cards.
dmd-option-episode-top-of-the-mourning = Top of the Mourning
dmd-option-episode-top-of-the-mourning-help = Kilkenny, a witch trial of the dead: win the jurors over and lead them to the square.
dmd-option-episode-isle-of-the-damned = Isle of the Damned
dmd-option-episode-isle-of-the-damned-help = An asylum off Venice: open locks and lead patients to the boat.
dmd-option-episode-deliver-us-from-evil = Deliver Us from Evil
dmd-option-episode-deliver-us-from-evil-help = The catacombs of Paris: break an altar, stone by stone, while the tunnels fall in.
dmd-option-episode-by-request-of-the-queen = By Request of the Queen
dmd-option-episode-by-request-of-the-queen-help = A castle that is thirsty: put a charge on every pillar.
dmd-option-episode-festival-of-death = Festival of Death
dmd-option-episode-festival-of-death-help = A fair that no one leaves: beat the booths before the visitors are lost.
dmd-option-episode-beauty-and-the-beast = Beauty and the Beast
dmd-option-episode-beauty-and-the-beast-help = A house of roses: hunt the Beast, which can be hurt only where a rose lies.
dmd-option-elder_one = Elder One
dmd-option-elder_one-help = What is being summoned. Any of them fits any episode.
dmd-option-elder_one-azathoth = Azathoth
dmd-option-elder_one-azathoth-help = Chaos: cosmic rifts spread over the map, and dancers come through them.
dmd-option-elder_one-tsathoggua = Tsathoggua
dmd-option-elder_one-tsathoggua-help = Sloth: fatigue wears you down, and formless spawn ooze after you.
dmd-option-investigators = Investigators
dmd-option-investigators-help = Whether players choose an investigator or draw one.
dmd-option-investigators-chosen = chosen
dmd-option-investigators-random = drawn
dmd-option-unknown_monsters = Unknown Monsters
dmd-option-unknown_monsters-help = How many monsters from elsewhere join the episode’s. Each makes the game harder.
dmd-option-unknown_relics = Unknown Relics
dmd-option-unknown_relics-help = Everyone starts with a relic, which turns over at the third threshold. This makes the game easier.
dmd-option-random_spawn = Random arrival
dmd-option-random_spawn-help = From its third stage on, the Elder One appears at a random gate or on the start space.
dmd-option-brawling = Brawling’s targets
dmd-option-brawling-help = Who you may attack at once with Brawling 2 or more. The rulebook can be read both ways.
dmd-option-brawling-one-or-all = one enemy on your space, or all of them
dmd-option-brawling-any-number = as many enemies on your space as you like
dmd-option-actions = Actions per turn
dmd-option-actions-help = The book says 3; 4 is a gentler house rule.
dmd-option-first_player = First player
dmd-option-first_player-help = The seat that starts, or a random one.
dmd-option-first_player-random = random

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
dmd-goal-kill = Kill { $elder }, stage by stage
dmd-goal-stage = stage { $n } of { $most }
dmd-goal-wounds = { $n } of { $health } wounds
dmd-goal-track = ritual { $n } of { $most }
dmd-goal-then = Then { $elder } comes and can be hurt: you win when the last stage falls.
dmd-goal-lost = You lose when the ritual reaches { $last }.
dmd-goal-one-death = You also lose if anyone dies before the Elder One has come.
dmd-goal-all-dead = You also lose when no one is left alive.
dmd-view-one-death = One death now, and all is lost.
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
dmd-view-roll-5 = { $who } rolls for the episode’s action
dmd-view-roll-6 = { $who } rolls for the find
dmd-view-roll-7 = A roll against { $who }
dmd-view-roll-9 = Fire where { $who } stands
dmd-view-roll-free = { $n ->
    [0] a reroll costs 1 stress
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
dmd-prompt-confirm-lethal = { $who }: this will kill you. Do it anyway?
dmd-prompt-convert = { $who }: count an Elder Sign as a success?
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
dmd-prompt-ignore-sanity = { $who }: ignore as much of { $n } lost sanity as you can?
dmd-prompt-ignore-wound = { $who }: { $n ->
    [one] ignore 1 wound, if you can
   *[other] ignore as many of { $n } wounds as you can
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
dmd-prompt-silent-witness = { $who }: a tentacle. What do you use it for? { $n ->
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
dmd-prompt-target = { $who }: who do you attack?
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
dmd-event-tallied-changed = { $who }: { $successes ->
    [one] 1 success
   *[other] { $successes } successes
} in all ({ $what }), { $signs ->
    [one] 1 Elder Sign
   *[other] { $signs } Elder Signs
}, { $tentacles ->
    [one] 1 tentacle
   *[other] { $tentacles } tentacles
}.
dmd-event-blanks-turned = { $token }: { $n ->
    [one] a blank of { $who } counts as a tentacle.
   *[other] { $n } blanks of { $who } count as tentacles.
}
dmd-event-wounds-added = { $what }: { $n ->
    [one] 1 more wound
   *[other] { $n } more wounds
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
   *[no] it breaks out.
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
dmd-view-several = { $n } × { $what }
dmd-view-lore = Goal and enemies
dmd-view-no-enemies = No enemies on the map.
dmd-view-ritual = The ritual
dmd-view-stage-of = stage { $n } of { $most }
dmd-view-symbols-of = { $n } of { $most } symbols in the Mythos discard
dmd-view-symbol = advances the ritual
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
dmd-view-begin = Start
dmd-view-mythos = Mythos
dmd-view-discovery = Discovery
dmd-view-black = black:
dmd-view-green = green:
dmd-view-turn-number = Turn { $n }
dmd-view-change = { $what } { $n }
dmd-view-some-card = a card
dmd-odds-keep = If you keep the dice
dmd-odds-best = With the best rerolls
dmd-odds-aim-defeat = The chance to defeat what you attack.
dmd-odds-aim-need = The chance of what is needed.
dmd-odds-aim-most = How many successes to expect.
dmd-odds-aim-harm = The chance of taking no harm.

## The chronicle

dmd-recap = The chronicle of this night
dmd-recap-turns = { $n ->
    [one] 1 turn
   *[other] { $n } turns
}
dmd-recap-killed = { $n ->
    [one] 1 enemy killed
   *[other] { $n } enemies killed
}
dmd-recap-mythos = { $n ->
    [one] 1 Mythos card
   *[other] { $n } Mythos cards
}
dmd-recap-against = Death May Die, against { $elder }
dmd-recap-investigator-turns = Turns
dmd-recap-investigator-kills = Enemies killed
dmd-recap-investigator-wounds_dealt = Wounds dealt
dmd-recap-investigator-attacks = Attacks
dmd-recap-investigator-rolls = Rolls
dmd-recap-investigator-rerolls = Dice rerolled
dmd-recap-investigator-successes = Successes
dmd-recap-investigator-tentacles = Tentacles
dmd-recap-investigator-discoveries = Discoveries
dmd-recap-investigator-rests = Rests
dmd-recap-investigator-spaces = Spaces walked
dmd-recap-investigator-wounds_taken = Wounds taken
dmd-recap-investigator-sanity_lost = Sanity lost
dmd-recap-investigator-insanities = Insanities

## How the episodes end

dmd-top-of-the-mourning-won = The foreman rises, and this time he says the other word. On the hill a fire goes out that has burned for six hundred years, and someone in the ash begins to breathe.
dmd-top-of-the-mourning-lost = Guilty, say twelve voices, and it is your names they say. The court will sit again tomorrow night. It has a full dock now.
dmd-isle-of-the-damned-won = The boat is too small for all of them, and all of them fit. Behind you the island goes dark, window by window, and what lived below it on fear has nothing left to eat.
dmd-isle-of-the-damned-lost = Your bed is by the window. The doctors are patient. You may tell them what you saw as often as you like; they write down every word.
dmd-deliver-us-from-evil-won = The last stone cracks, and six million dead lie down again. Above you Paris is buying its bread. No one will ask why your hair is white.
dmd-deliver-us-from-evil-lost = They needed only a few more bones, and yours are good ones. Somewhere above, a street sinks by the width of a hand.
dmd-by-request-of-the-queen-won = The pillars go, one after the other, and the mountain closes its mouth over the castle. The Queen thanks you in four lines and asks you to burn the letter.
dmd-by-request-of-the-queen-lost = The castle has not been so full in centuries, and it is still thirsty. The Queen will have to ask someone else.
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
dmd-coach-aim-beyond = Not possible with these dice.
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
dmd-coach-note = The odds are exact. Stress is spent on the goal alone. Effects of enemies and cards on a roll are not included, nor is the price of a card.

## Statistics

dmd-tally-turns = Turns
dmd-tally-disrupted = Ritual disrupted
dmd-tally-stage = Stage at the end

## Bots in the lobby

level-dmd-bot-novice = Decides on first impressions, without thinking ahead.
level-dmd-bot-adept = Plays out every plan for its turn before it acts.
