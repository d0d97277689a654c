### What rules speak of, as nouns: the value for one, the attribute `many` for several.


## Tokens

dmd-noun-fire = Fire token
    .many = Fire tokens
dmd-noun-poison = Poison token
    .many = Poison tokens
dmd-noun-rubble = Rubble token
    .many = Rubble tokens
dmd-noun-fatigue = Fatigue token
    .many = Fatigue tokens
dmd-noun-cosmic = Cosmic token
    .many = Cosmic tokens
dmd-noun-thirst = Thirst token
    .many = Thirst tokens
dmd-noun-guilty-juror = Guilty Juror
    .many = Guilty Jurors
dmd-noun-innocent-juror = Innocent Juror
    .many = Innocent Jurors
dmd-noun-lock = Lock
    .many = Locks
dmd-noun-patient = Patient
    .many = Patients
dmd-noun-bone-ward = Bone Ward
    .many = Bone Wards
dmd-noun-altar-stone = Altar Stone
    .many = Altar Stones
dmd-noun-bones = Bones token
    .many = Bones tokens
dmd-noun-charge = Charge
    .many = Charges
dmd-noun-open-booth = Open Booth
    .many = Open Booths
dmd-noun-beaten-booth = Beaten Booth
    .many = Beaten Booths
dmd-noun-visitor = Visitor
    .many = Visitors
dmd-noun-ticket = Ticket
    .many = Tickets
dmd-noun-ghost = Ghost
    .many = Ghosts
dmd-noun-rose = Rose
    .many = Roses

## Enemies

dmd-noun-enemy = enemy
    .many = enemies
dmd-noun-monster = monster
    .many = monsters
dmd-noun-elder = Elder One
    .many = Elder Ones
dmd-noun-slot-a = Unknown Monster A
    .many = Unknown Monsters A
dmd-noun-slot-b = Unknown Monster B
    .many = Unknown Monsters B
dmd-noun-cultist = Cultist
    .many = Cultists
dmd-noun-ghast = Ghast
    .many = Ghasts
dmd-noun-serpent-man = Serpent Man
    .many = Serpent Men
dmd-noun-fisher-from-outside = Fisher from Outside
    .many = Fishers from Outside
dmd-noun-gyaa-yothn = Gyaa-Yothn
dmd-noun-gug = Gug
    .many = Gugs
dmd-noun-unnamable = Unnamable
    .many = Unnamables
dmd-noun-dhole = Dhole
    .many = Dholes
dmd-noun-amorphous-scion = Amorphous Scion
    .many = Amorphous Scions
dmd-noun-dancer = Dancer of Azathoth
    .many = Dancers of Azathoth
dmd-noun-beast = Beast
    .many = Beasts
dmd-noun-night-gaunt = Night-Gaunt
    .many = Night-Gaunts
dmd-noun-mi-go = Mi-Go
dmd-noun-shoggoth = Shoggoth
    .many = Shoggoths
dmd-noun-deep-one = Deep One
    .many = Deep Ones
dmd-noun-elder-thing = Elder Thing
    .many = Elder Things
dmd-noun-ghoul = Ghoul
    .many = Ghouls
dmd-noun-moon-beast = Moon-Beast
    .many = Moon-Beasts
dmd-noun-zoog = Zoog
    .many = Zoogs
dmd-noun-shantak = Shantak
    .many = Shantaks
dmd-noun-colour-out-of-space = Colour out of Space
    .many = Colours out of Space
dmd-noun-rat-thing = Rat-Thing
    .many = Rat-Things
dmd-noun-cat-from-saturn = Cat from Saturn
    .many = Cats from Saturn
dmd-noun-swine-thing = Swine-Thing
    .many = Swine-Things
dmd-noun-star-spawn = Star-Spawn
dmd-noun-leng-spider = Leng Spider
    .many = Leng Spiders
dmd-noun-damned-thing = Damned Thing
    .many = Damned Things

## Tags

dmd-noun-evidence = Evidence
dmd-noun-key = Key
    .many = Keys
dmd-noun-chapel = Chapel
    .many = Chapels
dmd-noun-pillar = Pillar
    .many = Pillars
dmd-noun-booth = Booth
    .many = Booths

## What else is counted

dmd-noun-investigator = investigator
    .many = investigators
dmd-noun-other-investigator = other investigator
    .many = other investigators
dmd-noun-item = item
    .many = items
dmd-noun-wound = wound
    .many = wounds
dmd-noun-stress = stress
dmd-noun-success = success
    .many = successes
dmd-noun-sign = Elder Sign
    .many = Elder Signs
dmd-noun-tentacle = tentacle
    .many = tentacles
dmd-noun-blank = blank
    .many = blanks
