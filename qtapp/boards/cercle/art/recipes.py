"""How each of the sixty spies is put together: colours, then parts from back to front (see `portraits`).

The recipes follow the portraits that the component data describes.
"""

from __future__ import annotations

from qtapp.boards.art.figures import Recipe

RECIPES: dict[str, Recipe] = {
    # INT
    "I1a": Recipe(  # the Bookbinder
        "coat sky, hair auburn",
        "room; bookshelf; neck; blouse; leather apron; head oval; calm woman; bun; arm coat 11 13 17 22 11 20; "
        "bound book 3 17 1 6; fist 9.6 20 1 180; gold leaf 7 17; arm coat -11 13 -15 22 -8 21; fist -6 20; "
        "gold leaf -6 18",
    ),
    "I1b": Recipe(  # the Telegraph Clerk
        "skin pale, hair ginger, vest moss, tie soot",
        "plain; telegraph 10 -18 0.9; neck; shirtsleeves; sleeve garters; head oval; tired man; slick hair; visor; "
        "arm linen -13 14 -17 22 -10 20; arm linen 13 14 17 22 10 18; tape; fist -8 19; fist 8 18 -1",
    ),
    "I1c": Recipe(  # the Lamplighter
        "coat chocolate, hair dark, hat moss, skin olive",
        "night; gas lamp 11 -13; neck; working shirt; lighting pole -1 2 -1; head square; calm man; moustache; "
        "flat cap; lit from above; arm coat 12 14 17 23 9 21; fist 7.4 20 -1",
    ),
    "I2a": Recipe(  # the Stoker
        "coat soot, skin sooty, hair black, vest leather, scarf brick",
        "firebox; thick neck; working shirt; head square; stern man; soot; kerchief; files -9 18 0.9 -8; "
        "arm coat -13 13 -19 22 -8 22; fist -5 21",
    ),
    "I2b": Recipe(  # the Ink Eater
        "coat soot, hat soot, hair black, skin pale",
        "plain; neck; dark dress; head oval; calm woman; stained lips; low bun; mourning bonnet; "
        "arm coat 10 14 15 22 8 18; acid bottle 6 15 1.1; fist 7.6 17 -1",
    ),
    "I2c": Recipe(  # the Night Archivist
        "coat chocolate, hair white, hat charcoal, skin sallow, tie moss",
        "dark room; endless shelves; candle light; neck; coat; head long; old man; full beard; tufts; spectacles; "
        "candle hat",
    ),
    "I3a": Recipe(  # the Auctioneer
        "coat plum, vest mustard, hair grey, skin ruddy",
        "room; drapes; thick neck; stout coat 0 1; head round; calm man; whiskers; tufts 0.6; moustache; monocle; "
        "bow tie; arm coat 15 13 20 8 12.4 -2; gavel 11.4 -13 0.9 18; fist 12 -5; rostrum",
    ),
    "I3b": Recipe(  # the Pawnbroker
        "coat bottle, hair black, skin sallow",
        "dark room; neck; blouse; brooch; head oval; stern woman; low bun; spectacles; balls in glasses; grille; "
        "three balls 0 -21",
    ),
    "I4a": Recipe(  # the Censor
        "coat charcoal, vest charcoal, hair dark, skin pale, tie soot",
        "newsprint; neck; coat; head long; stern man; tufts 0 0 0.88; thin moustache; pince-nez; "
        "arm coat 12 14 17 20 11 14; scissors 10 8 1 24; fist 9.6 13 -1",
    ),
    "I4b": Recipe(  # the Wire Cutter
        "coat rust, hair blond, scarf navy, skin tan, vest leather",
        "dusk; telegraph pole; loose hair 2 0; neck 2 0; working shirt 2 0; head oval 2 0; calm woman 2 0; "
        "kerchief 2 0; pliers 2 0.6 1.1; safety belt 2 0; cut wire; arm coat -10 14 -17 12 -11 4; fist -10 3",
    ),
    # SUP
    "S1a": Recipe(  # the Stationmaster
        "coat navy, hat navy, hair grey, trim crimson",
        "station roof; neck; uniform; head square; stern man; waxed moustache; whiskers; braided cap; watch chain; "
        "whistle cord; whistle 0 14; arm coat -12 14 -18 20 -11 17; arm coat 12 14 18 20 11 17; pocket watch -9 22; "
        "fist -9.4 17; pocket watch 9 22; fist 9.4 17 -1",
    ),
    "S1b": Recipe(  # the Quartermaster
        "coat cream, hair dark, tie navy, skin tan",
        "room; crates; low bun back 0 -10 0.7; neck; blouse; ribbon tie; head oval; calm woman; bun 0 -1.4; fringe; "
        "arm coat -10 14 -16 22 -8 20; long list -5 13; fist -7 20; arm coat 10 14 17 20 9 14; "
        "pencil 4.6 9 0.9 -130; fist 7 13 -1",
    ),
    "S1c": Recipe(  # the Balloonist
        "coat leather, skin ruddy, scarf yellow, hair dark",
        "sky with clouds; balloon; neck; coat; head square; calm man; leather helmet; goggles; scarf; "
        "arm coat -12 12 -18 18 -12 15; arm coat 12 12 18 18 12 15; wicker basket; fist -11 14 1 90; "
        "fist 11 14 -1 -90",
    ),
    "S2a": Recipe(  # the Fog Seller
        "coat slate, skin tan, hair black",
        "plain; fog; neck; kimono; head oval; calm man; goatee; straw cone; tray; pouring mist; jars",
    ),
    "S2b": Recipe(  # the Bridge Keeper
        "coat navy, hair ginger, hat navy, skin ruddy, band soot",
        "room; open bridge; thick neck -3; coat -3 1; head square -3; stern man -3; full beard -3; railway cap -3; "
        "arm coat 8 14 16 15 14 8; great crank 9 14; arm coat -14 14 -17 24 -2 22; fist -0.6 21; fist 16 7 -1",
    ),
    "S2c": Recipe(  # the Switchwoman
        "coat bottle, hair blond, hat bottle, band crimson",
        "room; rails; loose hair; neck; dark dress; head oval; stern woman; low bun; railway cap; points lever; "
        "arm coat -10 13 -15 18 -5 14; arm coat 10 13 14 18 1 19; fist -2.6 13; fist -0.6 18.6 -1",
    ),
    "S3a": Recipe(  # the Clockmaker
        "coat chocolate, vest ochre, hair white, skin pale, tie bottle",
        "plain; floating gears; neck; coat; head long; old man; wild tufts; walrus; loupe; "
        "arm coat 12 14 16 22 9 19; pocket watch 7 18 1.2; pinch 9.4 18 -1",
    ),
    "S3b": Recipe(  # the Astronomer
        "coat violet, hair auburn, skin fair",
        "starry sky; neck 4 1; dark dress 4 1; head oval 4 1 1 -12; calm woman 4 1 1 -12; bun 4 1 1 -12; "
        "star chart 2 1; telescope 0.6 0.6 1.1; arm coat -6 15 -14 18 -9 -1; fist -9 -3",
    ),
    "S4a": Recipe(  # the Butler
        "coat soot, hair grey, skin pale",
        "panelled door; neck; tailcoat; head long; calm man; whiskers 0 0 0.92; slick hair 0 0 0.95; "
        "arm coat 12 13 19 12 13 4; silver tray 11 -2; open hand 13 3 -1 60; arm coat -12 14 -18 22 -8 22; "
        "ring of keys -5 19 0.9; fist -6 20",
    ),
    "S4b": Recipe(  # the Masked Singer
        "coat crimson, hair black, skin fair",
        "stage door; neck -3; evening gown -3; head oval -3; smiling woman -3; pompadour -3; domino -3; feather -3 0",
    ),
    # REC
    "R1a": Recipe(  # the Milliner
        "coat rose, hair blond, tie bottle",
        "room; green hat -11 -16; red hat 11 -17; ostrich plume 12 -17; blue hat -13 2 0.9; straw hat 13 1; neck; "
        "blouse; ribbon tie; head oval; smiling woman; curls; arm coat -10 14 -15 23 -6 20; "
        "arm coat 10 14 15 23 4 21; red hat -1 18 0.9 6; fist -5 19; fist 5 20 -1",
    ),
    "R1b": Recipe(  # the Professor
        "coat chocolate, vest moss, hair grey, tie rust",
        "blackboard; empty chair 12.6 12 1.05; neck -5; coat -5; head square -5; calm man -5; wild hair -5; "
        "pointed beard -5; spectacles -5; arm coat 4 15 7 23 5 19; chalk cuffs 5.4 20; pointing hand 6.4 17 0.95 -24",
    ),
    "R1c": Recipe(  # the Matchmaker
        "coat plum, hat bottle, hair grey, band crimson, skin ruddy",
        "room; neck; shawl; head round; smiling woman; curls 0 0.6 0.95; flowered bonnet 0 -0.6 1.06; "
        "arm shawl 11 15 16 24 6 22; fan of photographs 0 19 1.35; fist 2 21 -1 20",
    ),
    "R2a": Recipe(  # the Paper Crane
        "coat teal, hair black, skin pale, vest crimson",
        "waves; neck; kimono; head oval; topknot; arm coat -12 14 -17 20 -7 11; arm coat 12 14 17 20 8 11; "
        "paper crane 0 -4 1.02; fist -6 8; fist 7 8 -1",
    ),
    "R2b": Recipe(  # the Forger
        "vest wine, hair dark, skin sallow, tie soot",
        "dark room; desk lamp; neck 4 3; shirtsleeves 4 3; head long 4 3 1 -8; sly man 4 3 1 -8; tousled 4 3 1 -8; "
        "goatee 4 3 1 -8; arm linen -8 18 -18 16 -14 5; arm linen 15 20 6 20 -1 12; passport -8 -1 1 -6; "
        "fist -13.4 3.4; inky thumb -12 2.4; fist -2.6 8 -1; inky thumb -3.4 6.6",
    ),
    "R2c": Recipe(  # the Actress
        "coat violet, hair auburn, skin fair, hat soot",
        "triple mirror; head square -13 -5.6 0.6; stern man -13 -5.6 0.6; handlebar -13 -5.6 0.6; "
        "bowler -13 -5.6 0.6; head oval 0 -9 0.66; smiling woman 0 -9 0.66; pompadour 0 -9 0.66; domino 0 -9 0.66; "
        "head oval 13 -5.6 0.6; old woman 13 -5.6 0.6; lace cap 13 -5.6 0.6; powder pots; neck 0 12 0.9; "
        "bare back 0 9 0.9; back of a head 0 12 0.9",
    ),
    "R3a": Recipe(  # the Confessor
        "skin pale",
        "confessional; hooded shadow; lattice; arm ink -17 30 -14 24 -8 19; two fingers -7 14 1.3 12",
    ),
    "R3b": Recipe(  # the Fiancee
        "coat snowy, hair dark, skin fair",
        "room; bridal veil; neck; blouse; brooch; head oval; calm woman; low bun; bridal wreath; "
        "arm light 10 14 15 23 6 20; ticket 1 15 1.2 -16; glove 4.6 19 -1",
    ),
    "R4a": Recipe(  # the Wrestler
        "coat crimson, stripe soot, hair black, skin tan",
        "plank door; thick neck 0 0 1.2; bare arms; head square 0 -2.4 0.94; stern man 0 -2.4 0.94; "
        "handlebar 0 -2.4 1.05; slick hair 0 -2.4 0.94; crossed arms",
    ),
    "R4b": Recipe(  # the Fencing Mistress
        "hair blond, skin fair",
        "salle d'armes; neck; plastron; head oval; stern woman; plait crown; arm light -10 13 -16 20 -10 23; "
        "fencing mask -11 18 1.05 -14; arm light 10 13 17 20 11 18; foil 11 17 1 12; fist 11 18 -1",
    ),
    # OPS
    "O1a": Recipe(  # the Bounty Hunter
        "coat sand, hat chocolate, hair dark, skin tan, scarf crimson, linen slate",
        "prairie; neck; duster; head square; sly man; stubble; moustache; cowboy hat; arm coat -12 14 -18 22 -9 20; "
        "torn poster left -7 15 1 -14; fist -9 19; arm coat 12 14 18 22 9 20; torn poster right 8 15 1 16; "
        "fist 9 19 -1",
    ),
    "O1b": Recipe(  # the Jailer
        "coat charcoal, hair grey, skin pale",
        "stone wall; neck; dark dress; head square; stern woman; low bun; matron's cap; "
        "arm coat -10 13 -17 12 -12 3; lantern -12 4; fist -12 -0.6; arm coat 10 14 15 22 9 18; heavy keys 8 17; "
        "fist 8 17 -1",
    ),
    "O1c": Recipe(  # the Bloodhound
        "coat ochre, hat ochre, hair ginger, skin ruddy, vest moss, tie bottle",
        "dog's shadow; neck -2 6; coat -2 6; head long -1 5 1 14; stern man -1 5 1 14; walrus -1 5 1 14; "
        "deerstalker -1 5 1 14; arm coat 10 20 18 22 12 17; magnifier 6 8; fist 13.6 18 -1",
    ),
    "O2a": Recipe(  # the Apothecary
        "coat bottle, hat wine, hair grey, skin sallow, vest soot, tie soot",
        "apothecary shelves; neck; coat; head long; tired man; pointed beard; tufts 0 0 0.86; skullcap 0 0 0.92; "
        "pince-nez; arm coat 12 14 17 16 10 8; dropper 5.6 8; pinch 9.4 4 -1; glass of tea 5 19; "
        "arm coat -12 14 -17 23 -2 22; fist 0.6 21",
    ),
    "O2b": Recipe(  # the Chimney Sweep
        "coat soot, hat soot, hair black, skin sooty, vest charcoal",
        "great moon; sweep's brush -14 2 1 -14; neck -3 2 0.8; working shirt -3 2 0.8; head square -3 2 0.8; "
        "calm man -3 2 0.8; soot -3 2 0.8; top hat -3 2 0.8; coil of rope -3 2 0.8; roof ridge",
    ),
    "O3a": Recipe(  # the Mirror
        "coat navy, hat crimson, band navy, hair dark, trim crimson",
        "looking glass; officer 13 0 0.92; profile 13 0 0.92; profile mouth 13 0 0.92; profile crop 13 0 0.92; "
        "side cap 13 0 0.92; saluting arm 13 0 0.92; reflection; officer -9 0 -1; profile -9 0 -1; "
        "profile mouth -9 0 -1; profile crop -9 0 -1; spiked helmet -9 0 -1; saluting arm -9 0 -1",
    ),
    "O3b": Recipe(  # the Twin
        "coat teal, hair black, skin fair",
        "plain; twin's dress -8 0 0.98; profile -8 0 0.98; profile mouth -8 0 0.98; profile updo -8 0 0.98; "
        "twin's dress 8 0 -0.98; profile 8 0 -0.98; profile smile 8 0 -0.98; profile updo 8 0 -0.98",
    ),
    "O4a": Recipe(  # the Saboteur
        "coat navy, hat slate, hair ginger, skin ruddy, linen brick",
        "room; neck 0 -4; overalls 0 -4; head square 0 -4; sly man 0 -4; flat cap 0 -4; stubble 0 -4; "
        "arm linen 12 10 17 14 7 3; apple 3.4 -3; fist 6.4 0 -1; powder crate; arm linen -13 10 -17 18 -8 15; "
        "fist -6 14",
    ),
    "O4b": Recipe(  # the Tightrope Walker
        "coat violet, hair black, skin fair",
        "street below; wire; parasol 5.4 -10.6 0.95 12; walker 0 -1; neck 0 -9.6 0.44; head oval 0 -11 0.5; "
        "calm woman 0 -11 0.5; bun 0 -11 0.5",
    ),
    "O4c": Recipe(  # the Harbour Pilot
        "coat yellow, hat yellow, hair grey, skin tan",
        "dark sea; lighthouse lamp 12 -6; thick neck -4; oilskins -4; head square -4; tired man -4; full beard -4; "
        "sou'wester -4; arm coat 8 14 15 18 9 8; snuffer 13 -2; fist 7 3",
    ),
    # Neutral
    "N01": Recipe(  # the Newspaper Boy
        "coat rust, hat chocolate, hair ginger, scarf slate, skin ruddy, vest leather",
        "street; neck 0 3; working shirt 0 4 0.9; head child 0 3; shouting boy 0 3; tousled 0 3; "
        "note in the cap 0 3; flat cap 0 2.6; torn collar 0 3; arm coat 11 16 17 12 13 0; newspaper 11 -11 0.9 12; "
        "fist 12.6 -3; arm coat -11 16 -16 24 -6 22; newspaper -9 19 0.8 -8; fist -5 21",
    ),
    "N02": Recipe(  # the Governess
        "coat charcoal, hair dark, skin pale",
        "room; low bun back 0 -3 0.8; neck; dark dress; brooch; head oval; stern woman; middle parting; "
        "arm coat -10 14 -16 22 -9 20; arm coat 10 14 16 22 9 20; slate board 0 18; fist -9 20; fist 9 20 -1",
    ),
    "N03": Recipe(  # the Rag Picker
        "coat moss, hat chocolate, hair grey, skin tan, band rust, linen slate",
        "plain; basket on the back 0 -2; neck; coat; head square; tired man; long beard; battered top hat; "
        "arm coat -12 14 -18 20 -11 13; falling papers -10 11 1 20; fist -10 12; brazier -8 21",
    ),
    "N04": Recipe(  # the Collector
        "coat bottle, vest crimson, hair black, skin pale",
        "framed envelopes; neck; smoking jacket; cravat; head long; calm man; slick hair 0 0 0.94; waxed moustache; "
        "goatee; monocle",
    ),
    "N05": Recipe(  # the Customs Officer
        "coat bottle, hat bottle, hair dark, band crimson, trim crimson",
        "harbour; neck -3; tunic -3; epaulettes -3; head square -3; stern man -3; walrus -3; kepi -3; "
        "arm coat 9 14 17 14 11 4; mailbag 11 16 0.95; fist 11 2 -1",
    ),
    "N06": Recipe(  # the Bicycle Courier
        "coat brick, hat slate, hair auburn, skin ruddy",
        "rain; front wheel 0 20; thick neck 0 3 0.8; working shirt 0 2; satchel strap; head oval 0 5 1; "
        "calm woman 0 5 1; low bun 0 5; flat cap 0 4.6 1.04; goggles 0 0.6 0.94; arm coat -13 14 -19 18 -14 16; "
        "arm coat 13 14 19 18 14 16; handlebars 0 14; fist -14 15.6; fist 14 15.6 -1",
    ),
    "N07": Recipe(  # the Coachman
        "coat chocolate, hat soot, hair ginger, skin ruddy, band ochre",
        "speeding night; thick neck; caped coat; head round; stern man; whiskers; top hat; cockade; "
        "arm coat 14 14 19 8 11 -2; whip 10 -4; fist 10.6 -3; coach lamp -15 16",
    ),
    "N08": Recipe(  # the Organ Grinder
        "coat slate, hat moss, hair black, skin olive, scarf crimson, vest ochre",
        "alley; neck 2; coat 2; scarf 2 0 0.9; head square 2; sly man 2; handlebar 2 0 0.9; bowler 2; "
        "barrel organ -1 18; arm coat 14 14 19 22 14 23; fist 14.6 22 -1; monkey -12 4 1.05",
    ),
    "N09": Recipe(  # the Fortune Teller
        "coat teal, hair black, skin olive, scarf crimson, shawl mustard",
        "tent; loose hair; neck; shawl; head oval; calm woman; headscarf; arm shawl 11 14 17 18 10 12; "
        "wheel card 9 8 0.95 10; fist 10.6 14 -1; crystal ball -7 20; arm shawl -11 15 -16 20 -12 17; "
        "open hand -11 17 1 30",
    ),
    "N10": Recipe(  # the Conjurer
        "coat soot, hat soot, hair black, band crimson, lining crimson, skin pale",
        "magic cabinet; second figure 9 3 0.8; neck -5; cape -5; head long -5; sly man -5; waxed moustache -5; "
        "goatee -5; top hat -5; arm coat -15 14 -19 22 -12 18; wand -13 13 1 -62; glove -12 16; "
        "arm coat 5 14 10 14 9 6; glove 9 4",
    ),
    "N11": Recipe(  # the Pamphleteer
        "coat rust, hat chocolate, hair dark, tie crimson, vest slate",
        "wall of posters; neck; coat; head square; stern man; short hair; full beard; bowler; "
        "arm coat 12 14 19 14 13 4; paste brush 12 -8 1 16; fist 13 3 -1; arm coat -12 14 -17 24 -9 22; "
        "paste bucket -9 20; fist -9 15 1 90",
    ),
    "N12": Recipe(  # the Photographer
        "coat plum, hair auburn, skin fair",
        "studio; neck 5 1; blouse 5 1; head oval 5 1; calm woman 5 1; low bun 5 1; black cloth; plate camera -6 6; "
        "arm coat 15 15 18 23 12 20; rubber bulb 11 17; fist 11 18 -1",
    ),
    "N13": Recipe(  # the Gambler
        "coat wine, vest mustard, hair dark, skin olive, tie soot",
        "dark room; ship's lantern 0 -25; neck; coat; head long; sly man; thin moustache; slick hair; "
        "goatee 0 0 0.8; visor; card table; arm coat -12 14 -17 19 -10 13; hand of cards -9 9 1.1; fist -8.6 13; "
        "arm coat 12 14 18 22 8 21; chips 0 18; fist 8.6 20 -1",
    ),
    "N14": Recipe(  # the Dowager
        "coat violet, hair white, skin pale, band lilac, shawl charcoal",
        "high chair back; neck; shawl; lace collar; head oval; old woman; curls 0 0 0.94; lace cap; lorgnette; "
        "arm shawl 11 15 16 18 9 4; fist 9 3 -1; will -2 20",
    ),
    "N15": Recipe(  # the Sailor
        "coat snowy, stripe navy, hat snowy, band navy, hair dark, skin tan",
        "night harbour; ship's lantern 0 -22; thick neck 0 0 1.2; sailor shirt; head square 0 -1; calm man 0 -1; "
        "stubble 0 -1; whiskers 0 -1 0.96; sailor cap 0 -1; anchor tattoo 0 9.4 0.9; arm skin -15 14 -19 24 -3 22; "
        "arm skin 15 14 19 24 3 20; fist -1 21.6; anchor tattoo 11 20 0.8 -20",
    ),
    "N16": Recipe(  # the Constable
        "coat navy, hat navy, band crimson, hair black, skin ruddy",
        "street; lamppost -12 2; neck; short cape; head square; stern man; moustache; kepi; "
        "arm coat 9 14 15 12 6 3; whistle 1.4 0.6 1 0; fist 5.4 2 -1",
    ),
    "N17": Recipe(  # the Tracker
        "coat leather, hair dark, skin tan, fur sand",
        "snowfield; footprints; neck -7 3; parka -7 3; head oval -6 4 1 12; calm woman -6 4 1 12; "
        "low bun -6 4 1 12; fur hat -6 4 1 12; arm coat -2 16 6 18 5 22; pointing hand 5.4 21 1 30",
    ),
    "N18": Recipe(  # the Florist
        "coat moss, hair auburn, skin ruddy",
        "flower stall; loose hair; neck; blouse; apron; head oval; smiling woman; curls; garden hat; "
        "arm coat -10 14 -15 21 -8 19; fist -7 18; wreath 7 16; arm coat 10 14 17 17 10 15; fist 8.6 14.6",
    ),
    "N19": Recipe(  # the Ventriloquist
        "coat navy, hair black, tie crimson, skin fair",
        "theatre; neck -6; tailcoat -6; head long -6 0 1 -4; glance -6 0 1 -4; slick hair -6 0 1 -4; "
        "waxed moustache -6 0 1 -4; dummy 8.4 3 1.05 6; arm coat -14 15 -12 24 2 22; fist 5 21 -1",
    ),
    "N20": Recipe(  # the Locksmith
        "coat navy, hat slate, hair blond, skin ruddy, linen sky",
        "workshop; thick neck 2 0; overalls 2 0; head square 2 0; tired man 2 0; moustache 2 0; short hair 2 0; "
        "flat cap 2 0; great lock -8 13 1.15; arm linen 14 14 18 23 8 18; broken key 2 15 1.1; fist 8.6 16 -1",
    ),
}
