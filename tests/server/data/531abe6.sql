BEGIN TRANSACTION;
CREATE TABLE admin_log (
	number INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	who VARCHAR(64) NOT NULL, 
	what VARCHAR(32) NOT NULL, 
	about TEXT NOT NULL, 
	CONSTRAINT pk_admin_log PRIMARY KEY (number)
);
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0011');
CREATE TABLE bans (
	kind VARCHAR(16) NOT NULL, 
	value VARCHAR(64) NOT NULL, 
	at BIGINT NOT NULL, 
	until BIGINT, 
	reason TEXT NOT NULL, 
	CONSTRAINT pk_bans PRIMARY KEY (kind, value)
);
CREATE TABLE bots (
	person VARCHAR(32) NOT NULL, 
	owner VARCHAR(32) NOT NULL, 
	created BIGINT NOT NULL, 
	CONSTRAINT pk_bots PRIMARY KEY (person), 
	CONSTRAINT fk_bots_person FOREIGN KEY(person) REFERENCES people (id), 
	CONSTRAINT fk_bots_owner FOREIGN KEY(owner) REFERENCES people (id)
);
CREATE TABLE buckets (
	"key" VARCHAR(128) NOT NULL, 
	"left" FLOAT NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_buckets PRIMARY KEY ("key")
);
CREATE TABLE house (
	"key" VARCHAR(32) NOT NULL, 
	value TEXT NOT NULL, 
	CONSTRAINT pk_house PRIMARY KEY ("key")
);
CREATE TABLE leaders (
	"table" INTEGER NOT NULL, 
	process VARCHAR(32) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	name TEXT NOT NULL, 
	move INTEGER NOT NULL, 
	eyes VARCHAR(16) NOT NULL, 
	CONSTRAINT pk_leaders PRIMARY KEY ("table")
);
CREATE TABLE leases (
	"table" INTEGER NOT NULL, 
	holder VARCHAR(32) NOT NULL, 
	CONSTRAINT pk_leases PRIMARY KEY ("table")
);
CREATE TABLE log (
	"row" INTEGER NOT NULL, 
	"table" INTEGER NOT NULL, 
	seq INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	person VARCHAR(32), 
	command VARCHAR(64), 
	body BLOB NOT NULL, 
	CONSTRAINT pk_log PRIMARY KEY ("row"), 
	CONSTRAINT uq_log_table_seq UNIQUE ("table", seq)
);
INSERT INTO "log" VALUES(1,1,0,1800000000000,NULL,NULL,CAST('{"type":"made","person":"kYFw5wQtBNpYEDramP3_Uw","name":"Ada","table":{"game":"arkham-ritual","seats":3,"options":{"first_player":null,"orb_slot":"magical-orb","hero_slot":"investigator","villain_slot":"cultist","great_old_one":"cthulhu","doom_track":false,"competitive":false,"tied_seat":"first-tied","yog_sothoth":"among-all","companion":false,"referee":true},"settings":{"visibility":"public","spectators":"delayed","chat":true,"coach":true,"undo":true,"clock":{"decision_days":0,"decision_seconds":0,"grace_seconds":60,"bot_pace":"natural"}}}}' AS BLOB));
INSERT INTO "log" VALUES(2,1,1,1800000000000,NULL,NULL,CAST('{"type":"sat","seat":0,"person":"kYFw5wQtBNpYEDramP3_Uw","name":"Ada"}' AS BLOB));
INSERT INTO "log" VALUES(3,1,2,1800000000000,NULL,NULL,CAST('{"type":"sat","seat":1,"person":"Ho2WAwovpF6HxBBDOkcQZg","name":"Ben"}' AS BLOB));
INSERT INTO "log" VALUES(4,1,3,1800000000000,NULL,NULL,CAST('{"type":"ready","seat":1,"ready":true}' AS BLOB));
INSERT INTO "log" VALUES(5,1,4,1800000000000,NULL,NULL,CAST('{"type":"bot-came","seat":2,"level":"random"}' AS BLOB));
INSERT INTO "log" VALUES(6,1,5,1800000000000,NULL,NULL,CAST('{"type":"began","rules":2,"seed":"0404040404040404040404040404040404040404040404040404040404040404","clock":"00","bots":"11"}' AS BLOB));
INSERT INTO "log" VALUES(7,1,6,1800000000000,'kYFw5wQtBNpYEDramP3_Uw','chat-3',CAST('{"type":"chatted","seat":0,"name":"Ada","text":"Shall we begin?","who":"1a66b51f4da7b167"}' AS BLOB));
INSERT INTO "log" VALUES(8,1,7,1800000000000,'Ho2WAwovpF6HxBBDOkcQZg','play-3',CAST('{"type":"played","seat":1,"choice":0,"by":"person"}' AS BLOB));
INSERT INTO "log" VALUES(9,1,8,1800000000000,'kYFw5wQtBNpYEDramP3_Uw','play-5',CAST('{"type":"played","seat":0,"choice":7,"by":"person"}' AS BLOB));
INSERT INTO "log" VALUES(10,1,9,1800000002481,NULL,NULL,CAST('{"type":"played","seat":2,"choice":1,"by":"bot"}' AS BLOB));
INSERT INTO "log" VALUES(11,1,10,1800000004000,'Ho2WAwovpF6HxBBDOkcQZg','play-8',CAST('{"type":"played","seat":1,"choice":7,"by":"person"}' AS BLOB));
INSERT INTO "log" VALUES(12,1,11,1800000004000,'kYFw5wQtBNpYEDramP3_Uw','play-10',CAST('{"type":"played","seat":0,"choice":1,"by":"person"}' AS BLOB));
INSERT INTO "log" VALUES(13,2,0,1800000004000,NULL,NULL,CAST('{"type":"made","person":"kYFw5wQtBNpYEDramP3_Uw","name":"Ada","table":{"game":"arkham-ritual","seats":3,"options":{"first_player":null,"orb_slot":"magical-orb","hero_slot":"investigator","villain_slot":"cultist","great_old_one":"cthulhu","doom_track":false,"competitive":false,"tied_seat":"first-tied","yog_sothoth":"among-all","companion":false,"referee":true},"settings":{"visibility":"public","spectators":"delayed","chat":true,"coach":true,"undo":true,"clock":{"decision_days":0,"decision_seconds":0,"grace_seconds":60,"bot_pace":"natural"}}}}' AS BLOB));
INSERT INTO "log" VALUES(14,2,1,1800000004000,NULL,NULL,CAST('{"type":"sat","seat":0,"person":"kYFw5wQtBNpYEDramP3_Uw","name":"Ada"}' AS BLOB));
INSERT INTO "log" VALUES(15,2,2,1800000004000,NULL,NULL,CAST('{"type":"sat","seat":1,"person":"Ho2WAwovpF6HxBBDOkcQZg","name":"Ben"}' AS BLOB));
INSERT INTO "log" VALUES(16,2,3,1800000004000,NULL,NULL,CAST('{"type":"ready","seat":1,"ready":true}' AS BLOB));
INSERT INTO "log" VALUES(17,3,0,1800000004000,NULL,NULL,CAST('{"type":"made","person":"kYFw5wQtBNpYEDramP3_Uw","name":"Ada","table":{"game":"among-cultists","seats":5,"options":{"level":"first","roles":[],"unsafe_paths":false,"automa":false,"automa_seat":null,"start":null,"seer_guess_after_wrong_claim":true,"random_role_hidden":true,"strict_role_counts":true,"self_vote":true,"counts_as_dead":"ghosts","points_against_deaths":"deaths","camera_needs_route":true,"portrait_places_card":false,"greenhorn_at_forced_vote":false,"decision_seconds":60,"discussion_seconds":180,"guess_seconds":120,"night_seconds":12,"claim_seconds":8,"bot_pace":"natural","free_text":true,"claims_per_phase":6,"claims_per_vote":12,"silence_blocks_emotes":true,"history":"full","grace_seconds":60,"spectators":"delayed"},"settings":{"visibility":"public","spectators":"delayed","chat":true,"coach":true,"undo":true,"clock":{"decision_days":0,"decision_seconds":0,"grace_seconds":60,"bot_pace":"natural"}}}}' AS BLOB));
INSERT INTO "log" VALUES(18,3,1,1800000004000,NULL,NULL,CAST('{"type":"sat","seat":0,"person":"kYFw5wQtBNpYEDramP3_Uw","name":"Ada"}' AS BLOB));
INSERT INTO "log" VALUES(19,3,2,1800000004000,NULL,NULL,CAST('{"type":"sat","seat":1,"person":"Ho2WAwovpF6HxBBDOkcQZg","name":"Ben"}' AS BLOB));
INSERT INTO "log" VALUES(20,3,3,1800000004000,NULL,NULL,CAST('{"type":"ready","seat":1,"ready":true}' AS BLOB));
INSERT INTO "log" VALUES(21,3,4,1800000004000,NULL,NULL,CAST('{"type":"bot-came","seat":2,"level":"random"}' AS BLOB));
INSERT INTO "log" VALUES(22,3,5,1800000004000,NULL,NULL,CAST('{"type":"bot-came","seat":3,"level":"random"}' AS BLOB));
INSERT INTO "log" VALUES(23,3,6,1800000004000,NULL,NULL,CAST('{"type":"bot-came","seat":4,"level":"random"}' AS BLOB));
INSERT INTO "log" VALUES(24,3,7,1800000004000,NULL,NULL,CAST('{"type":"began","rules":3,"seed":"0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c","clock":"00","bots":"11"}' AS BLOB));
INSERT INTO "log" VALUES(25,3,8,1800000004000,'kYFw5wQtBNpYEDramP3_Uw','chat-3',CAST('{"type":"chatted","seat":0,"name":"Ada","text":"Shall we begin?","who":"fbe5ba27d31e3799"}' AS BLOB));
INSERT INTO "log" VALUES(26,3,9,1800000004000,'kYFw5wQtBNpYEDramP3_Uw','play-4',CAST('{"type":"played","seat":0,"choice":166,"by":"person"}' AS BLOB));
INSERT INTO "log" VALUES(27,3,10,1800000004000,'Ho2WAwovpF6HxBBDOkcQZg','play-4',CAST('{"type":"played","seat":1,"choice":166,"by":"person"}' AS BLOB));
INSERT INTO "log" VALUES(28,3,11,1800000004932,NULL,NULL,CAST('{"type":"played","seat":3,"choice":176,"by":"bot"}' AS BLOB));
INSERT INTO "log" VALUES(29,3,12,1800000005647,NULL,NULL,CAST('{"type":"played","seat":4,"choice":169,"by":"bot"}' AS BLOB));
INSERT INTO "log" VALUES(30,3,13,1800000006150,NULL,NULL,CAST('{"type":"played","seat":2,"choice":176,"by":"bot"}' AS BLOB));
INSERT INTO "log" VALUES(31,3,14,1800000008000,'Ho2WAwovpF6HxBBDOkcQZg','play-8',CAST('{"type":"played","seat":1,"choice":168,"by":"person"}' AS BLOB));
INSERT INTO "log" VALUES(32,4,0,1800000010000,NULL,NULL,CAST('{"type":"made","person":"kYFw5wQtBNpYEDramP3_Uw","name":"Ada","table":{"game":"among-cultists","seats":5,"options":{"level":"first","roles":[],"unsafe_paths":false,"automa":false,"automa_seat":null,"start":null,"seer_guess_after_wrong_claim":true,"random_role_hidden":true,"strict_role_counts":true,"self_vote":true,"counts_as_dead":"ghosts","points_against_deaths":"deaths","camera_needs_route":true,"portrait_places_card":false,"greenhorn_at_forced_vote":false,"decision_seconds":60,"discussion_seconds":180,"guess_seconds":120,"night_seconds":12,"claim_seconds":8,"bot_pace":"natural","free_text":true,"claims_per_phase":6,"claims_per_vote":12,"silence_blocks_emotes":true,"history":"full","grace_seconds":60,"spectators":"delayed"},"settings":{"visibility":"public","spectators":"delayed","chat":true,"coach":true,"undo":true,"clock":{"decision_days":0,"decision_seconds":0,"grace_seconds":60,"bot_pace":"natural"}}}}' AS BLOB));
INSERT INTO "log" VALUES(33,4,1,1800000010000,NULL,NULL,CAST('{"type":"sat","seat":0,"person":"kYFw5wQtBNpYEDramP3_Uw","name":"Ada"}' AS BLOB));
INSERT INTO "log" VALUES(34,4,2,1800000010000,NULL,NULL,CAST('{"type":"sat","seat":1,"person":"Ho2WAwovpF6HxBBDOkcQZg","name":"Ben"}' AS BLOB));
INSERT INTO "log" VALUES(35,4,3,1800000010000,NULL,NULL,CAST('{"type":"ready","seat":1,"ready":true}' AS BLOB));
INSERT INTO "log" VALUES(36,5,0,1800000010000,NULL,NULL,CAST('{"type":"made","person":"kYFw5wQtBNpYEDramP3_Uw","name":"Ada","table":{"game":"death-may-die","seats":2,"options":{"episode":"top-of-the-mourning","elder_one":"azathoth","investigators":"chosen","unknown_monsters":0,"unknown_relics":false,"random_spawn":false,"brawling":"one-or-all","actions":3,"first_player":null},"settings":{"visibility":"public","spectators":"delayed","chat":true,"coach":true,"undo":true,"clock":{"decision_days":0,"decision_seconds":0,"grace_seconds":60,"bot_pace":"natural"}}}}' AS BLOB));
INSERT INTO "log" VALUES(37,5,1,1800000010000,NULL,NULL,CAST('{"type":"sat","seat":0,"person":"kYFw5wQtBNpYEDramP3_Uw","name":"Ada"}' AS BLOB));
INSERT INTO "log" VALUES(38,5,2,1800000010000,NULL,NULL,CAST('{"type":"sat","seat":1,"person":"Ho2WAwovpF6HxBBDOkcQZg","name":"Ben"}' AS BLOB));
INSERT INTO "log" VALUES(39,5,3,1800000010000,NULL,NULL,CAST('{"type":"ready","seat":1,"ready":true}' AS BLOB));
INSERT INTO "log" VALUES(40,5,4,1800000010000,NULL,NULL,CAST('{"type":"began","rules":5,"seed":"0404040404040404040404040404040404040404040404040404040404040404","clock":"00","bots":"11"}' AS BLOB));
INSERT INTO "log" VALUES(41,5,5,1800000010000,'kYFw5wQtBNpYEDramP3_Uw','chat-3',CAST('{"type":"chatted","seat":0,"name":"Ada","text":"Shall we begin?","who":"652daf83d651b276"}' AS BLOB));
INSERT INTO "log" VALUES(42,5,6,1800000010000,'kYFw5wQtBNpYEDramP3_Uw','play-4',CAST('{"type":"played","seat":0,"choice":241,"by":"person"}' AS BLOB));
INSERT INTO "log" VALUES(43,5,7,1800000010000,'Ho2WAwovpF6HxBBDOkcQZg','play-4',CAST('{"type":"played","seat":1,"choice":242,"by":"person"}' AS BLOB));
INSERT INTO "log" VALUES(44,5,8,1800000010000,'kYFw5wQtBNpYEDramP3_Uw','play-7',CAST('{"type":"played","seat":0,"choice":0,"by":"person"}' AS BLOB));
INSERT INTO "log" VALUES(45,5,9,1800000010000,'kYFw5wQtBNpYEDramP3_Uw','play-9',CAST('{"type":"played","seat":0,"choice":0,"by":"person"}' AS BLOB));
INSERT INTO "log" VALUES(46,5,10,1800000010000,'Ho2WAwovpF6HxBBDOkcQZg','play-8',CAST('{"type":"played","seat":1,"choice":0,"by":"person"}' AS BLOB));
INSERT INTO "log" VALUES(47,5,11,1800000010000,'Ho2WAwovpF6HxBBDOkcQZg','play-10',CAST('{"type":"played","seat":1,"choice":32,"by":"person"}' AS BLOB));
INSERT INTO "log" VALUES(48,6,0,1800000010000,NULL,NULL,CAST('{"type":"made","person":"kYFw5wQtBNpYEDramP3_Uw","name":"Ada","table":{"game":"death-may-die","seats":2,"options":{"episode":"top-of-the-mourning","elder_one":"azathoth","investigators":"chosen","unknown_monsters":0,"unknown_relics":false,"random_spawn":false,"brawling":"one-or-all","actions":3,"first_player":null},"settings":{"visibility":"public","spectators":"delayed","chat":true,"coach":true,"undo":true,"clock":{"decision_days":0,"decision_seconds":0,"grace_seconds":60,"bot_pace":"natural"}}}}' AS BLOB));
INSERT INTO "log" VALUES(49,6,1,1800000010000,NULL,NULL,CAST('{"type":"sat","seat":0,"person":"kYFw5wQtBNpYEDramP3_Uw","name":"Ada"}' AS BLOB));
INSERT INTO "log" VALUES(50,6,2,1800000010000,NULL,NULL,CAST('{"type":"sat","seat":1,"person":"Ho2WAwovpF6HxBBDOkcQZg","name":"Ben"}' AS BLOB));
INSERT INTO "log" VALUES(51,6,3,1800000010000,NULL,NULL,CAST('{"type":"ready","seat":1,"ready":true}' AS BLOB));
INSERT INTO "log" VALUES(52,7,0,1800000010000,NULL,NULL,CAST('{"type":"made","person":"kYFw5wQtBNpYEDramP3_Uw","name":"Ada","table":{"game":"arkham-ritual","seats":3,"options":{"first_player":null,"orb_slot":"magical-orb","hero_slot":"investigator","villain_slot":"cultist","great_old_one":"cthulhu","doom_track":false,"competitive":false,"tied_seat":"first-tied","yog_sothoth":"among-all","companion":false,"referee":true},"settings":{"visibility":"link","spectators":"delayed","chat":true,"coach":true,"undo":true,"clock":{"decision_days":0,"decision_seconds":0,"grace_seconds":60,"bot_pace":"natural"}}}}' AS BLOB));
INSERT INTO "log" VALUES(53,7,1,1800000010000,NULL,NULL,CAST('{"type":"sat","seat":0,"person":"kYFw5wQtBNpYEDramP3_Uw","name":"Ada"}' AS BLOB));
INSERT INTO "log" VALUES(54,7,2,1800000010000,NULL,NULL,CAST('{"type":"sat","seat":1,"person":"Ho2WAwovpF6HxBBDOkcQZg","name":"Ben"}' AS BLOB));
INSERT INTO "log" VALUES(55,7,3,1800000010000,NULL,NULL,CAST('{"type":"ready","seat":1,"ready":true}' AS BLOB));
INSERT INTO "log" VALUES(56,7,4,1800000010000,NULL,NULL,CAST('{"type":"bot-came","seat":2,"level":"random"}' AS BLOB));
INSERT INTO "log" VALUES(57,7,5,1800000010000,NULL,NULL,CAST('{"type":"began","rules":2,"seed":"0404040404040404040404040404040404040404040404040404040404040404","clock":"00","bots":"11"}' AS BLOB));
INSERT INTO "log" VALUES(58,7,6,1800000010000,'kYFw5wQtBNpYEDramP3_Uw','chat-3',CAST('{"type":"chatted","seat":0,"name":"Ada","text":"Shall we begin?","who":"f2f43a29a6ad07ae"}' AS BLOB));
INSERT INTO "log" VALUES(59,7,7,1800000010000,'Ho2WAwovpF6HxBBDOkcQZg','play-3',CAST('{"type":"played","seat":1,"choice":0,"by":"person"}' AS BLOB));
INSERT INTO "log" VALUES(60,7,8,1800000010000,'kYFw5wQtBNpYEDramP3_Uw','play-5',CAST('{"type":"played","seat":0,"choice":7,"by":"person"}' AS BLOB));
INSERT INTO "log" VALUES(61,7,9,1800000012481,NULL,NULL,CAST('{"type":"played","seat":2,"choice":1,"by":"bot"}' AS BLOB));
INSERT INTO "log" VALUES(62,7,10,1800000014000,'Ho2WAwovpF6HxBBDOkcQZg','play-8',CAST('{"type":"played","seat":1,"choice":7,"by":"person"}' AS BLOB));
INSERT INTO "log" VALUES(63,7,11,1800000014000,'kYFw5wQtBNpYEDramP3_Uw','play-10',CAST('{"type":"played","seat":0,"choice":1,"by":"person"}' AS BLOB));
INSERT INTO "log" VALUES(64,7,12,1800000014000,'Ho2WAwovpF6HxBBDOkcQZg','play-11',CAST('{"type":"played","seat":1,"choice":7,"by":"person"}' AS BLOB));
INSERT INTO "log" VALUES(65,7,13,1800000016413,NULL,NULL,CAST('{"type":"played","seat":2,"choice":0,"by":"bot"}' AS BLOB));
INSERT INTO "log" VALUES(66,7,14,1800000018000,'kYFw5wQtBNpYEDramP3_Uw','play-15',CAST('{"type":"played","seat":0,"choice":7,"by":"person"}' AS BLOB));
INSERT INTO "log" VALUES(67,7,15,1800000018000,'Ho2WAwovpF6HxBBDOkcQZg','play-16',CAST('{"type":"played","seat":1,"choice":0,"by":"person"}' AS BLOB));
INSERT INTO "log" VALUES(68,7,16,1800000018000,'kYFw5wQtBNpYEDramP3_Uw','play-18',CAST('{"type":"played","seat":0,"choice":7,"by":"person"}' AS BLOB));
INSERT INTO "log" VALUES(69,7,17,1800000019128,NULL,NULL,CAST('{"type":"played","seat":2,"choice":0,"by":"bot"}' AS BLOB));
INSERT INTO "log" VALUES(70,3,15,1800000020000,NULL,NULL,CAST('{"type":"played","seat":2,"choice":132,"by":"bot"}' AS BLOB));
INSERT INTO "log" VALUES(71,3,16,1800000020000,NULL,NULL,CAST('{"type":"played","seat":3,"choice":132,"by":"bot"}' AS BLOB));
INSERT INTO "log" VALUES(72,3,17,1800000020000,NULL,NULL,CAST('{"type":"played","seat":4,"choice":132,"by":"bot"}' AS BLOB));
INSERT INTO "log" VALUES(73,7,18,1800000020000,'kYFw5wQtBNpYEDramP3_Uw','play-21',CAST('{"type":"played","seat":0,"choice":7,"by":"person"}' AS BLOB));
INSERT INTO "log" VALUES(74,7,19,1800000020000,'Ho2WAwovpF6HxBBDOkcQZg','play-21',CAST('{"type":"played","seat":1,"choice":0,"by":"person"}' AS BLOB));
INSERT INTO "log" VALUES(75,7,20,1800000020000,'kYFw5wQtBNpYEDramP3_Uw','play-24',CAST('{"type":"played","seat":0,"choice":7,"by":"person"}' AS BLOB));
INSERT INTO "log" VALUES(76,7,21,1800000021253,NULL,NULL,CAST('{"type":"played","seat":2,"choice":1,"by":"bot"}' AS BLOB));
INSERT INTO "log" VALUES(77,7,22,1800000022000,'Ho2WAwovpF6HxBBDOkcQZg','play-25',CAST('{"type":"played","seat":1,"choice":7,"by":"person"}' AS BLOB));
INSERT INTO "log" VALUES(78,7,23,1800000022000,'kYFw5wQtBNpYEDramP3_Uw','play-28',CAST('{"type":"played","seat":0,"choice":1,"by":"person"}' AS BLOB));
INSERT INTO "log" VALUES(79,7,24,1800000022000,'Ho2WAwovpF6HxBBDOkcQZg','play-28',CAST('{"type":"played","seat":1,"choice":7,"by":"person"}' AS BLOB));
INSERT INTO "log" VALUES(80,7,25,1800000023205,NULL,NULL,CAST('{"type":"played","seat":2,"choice":1,"by":"bot"}' AS BLOB));
INSERT INTO "log" VALUES(81,7,26,1800000024000,'Ho2WAwovpF6HxBBDOkcQZg','play-31',CAST('{"type":"played","seat":1,"choice":7,"by":"person"}' AS BLOB));
INSERT INTO "log" VALUES(82,7,27,1800000024000,'kYFw5wQtBNpYEDramP3_Uw','play-33',CAST('{"type":"played","seat":0,"choice":1,"by":"person"}' AS BLOB));
INSERT INTO "log" VALUES(83,7,28,1800000024000,'Ho2WAwovpF6HxBBDOkcQZg','play-34',CAST('{"type":"played","seat":1,"choice":7,"by":"person"}' AS BLOB));
INSERT INTO "log" VALUES(84,7,29,1800000025355,NULL,NULL,CAST('{"type":"played","seat":2,"choice":1,"by":"bot"}' AS BLOB));
INSERT INTO "log" VALUES(85,7,30,1800000026000,'Ho2WAwovpF6HxBBDOkcQZg','play-37',CAST('{"type":"played","seat":1,"choice":7,"by":"person"}' AS BLOB));
INSERT INTO "log" VALUES(86,7,31,1800000026000,'kYFw5wQtBNpYEDramP3_Uw','play-38',CAST('{"type":"played","seat":0,"choice":1,"by":"person"}' AS BLOB));
INSERT INTO "log" VALUES(87,7,32,1800000026000,'Ho2WAwovpF6HxBBDOkcQZg','play-40',CAST('{"type":"played","seat":1,"choice":7,"by":"person"}' AS BLOB));
INSERT INTO "log" VALUES(88,7,33,1800000028298,NULL,NULL,CAST('{"type":"played","seat":2,"choice":0,"by":"bot"}' AS BLOB));
INSERT INTO "log" VALUES(89,7,34,1800000030000,'kYFw5wQtBNpYEDramP3_Uw','play-43',CAST('{"type":"played","seat":0,"choice":7,"by":"person"}' AS BLOB));
INSERT INTO "log" VALUES(90,7,35,1800000030000,'Ho2WAwovpF6HxBBDOkcQZg','play-45',CAST('{"type":"played","seat":1,"choice":0,"by":"person"}' AS BLOB));
INSERT INTO "log" VALUES(91,7,36,1800000030000,'kYFw5wQtBNpYEDramP3_Uw','play-46',CAST('{"type":"played","seat":0,"choice":7,"by":"person"}' AS BLOB));
INSERT INTO "log" VALUES(92,7,37,1800000032262,NULL,NULL,CAST('{"type":"played","seat":2,"choice":0,"by":"bot"}' AS BLOB));
INSERT INTO "log" VALUES(93,7,38,1800000034000,'kYFw5wQtBNpYEDramP3_Uw','play-50',CAST('{"type":"played","seat":0,"choice":7,"by":"person"}' AS BLOB));
INSERT INTO "log" VALUES(94,7,39,1800000034000,'kYFw5wQtBNpYEDramP3_Uw','play-52',CAST('{"type":"played","seat":0,"choice":9,"by":"person"}' AS BLOB));
INSERT INTO "log" VALUES(95,7,40,1800000034000,'Ho2WAwovpF6HxBBDOkcQZg','play-52',CAST('{"type":"played","seat":1,"choice":0,"by":"person"}' AS BLOB));
INSERT INTO "log" VALUES(96,7,41,1800000034000,'kYFw5wQtBNpYEDramP3_Uw','play-55',CAST('{"type":"played","seat":0,"choice":7,"by":"person"}' AS BLOB));
INSERT INTO "log" VALUES(97,7,42,1800000034000,'kYFw5wQtBNpYEDramP3_Uw','play-57',CAST('{"type":"played","seat":0,"choice":1,"by":"person"}' AS BLOB));
INSERT INTO "log" VALUES(98,7,43,1800000034000,'Ho2WAwovpF6HxBBDOkcQZg','play-56',CAST('{"type":"played","seat":1,"choice":7,"by":"person"}' AS BLOB));
INSERT INTO "log" VALUES(99,7,44,1800000036322,NULL,NULL,CAST('{"type":"played","seat":2,"choice":0,"by":"bot"}' AS BLOB));
INSERT INTO "log" VALUES(100,7,45,1800000038000,'kYFw5wQtBNpYEDramP3_Uw','play-62',CAST('{"type":"played","seat":0,"choice":7,"by":"person"}' AS BLOB));
INSERT INTO "log" VALUES(101,7,46,1800000038000,'Ho2WAwovpF6HxBBDOkcQZg','play-61',CAST('{"type":"played","seat":1,"choice":0,"by":"person"}' AS BLOB));
INSERT INTO "log" VALUES(102,7,47,1800000038000,'kYFw5wQtBNpYEDramP3_Uw','play-65',CAST('{"type":"played","seat":0,"choice":7,"by":"person"}' AS BLOB));
INSERT INTO "log" VALUES(103,7,48,1800000040308,NULL,NULL,CAST('{"type":"played","seat":2,"choice":0,"by":"bot"}' AS BLOB));
INSERT INTO "log" VALUES(104,7,49,1800000042000,'kYFw5wQtBNpYEDramP3_Uw','play-69',CAST('{"type":"played","seat":0,"choice":7,"by":"person"}' AS BLOB));
INSERT INTO "log" VALUES(105,7,50,1800000042000,'Ho2WAwovpF6HxBBDOkcQZg','play-67',CAST('{"type":"played","seat":1,"choice":0,"by":"person"}' AS BLOB));
INSERT INTO "log" VALUES(106,7,51,1800000042000,'kYFw5wQtBNpYEDramP3_Uw','play-72',CAST('{"type":"played","seat":0,"choice":7,"by":"person"}' AS BLOB));
INSERT INTO "log" VALUES(107,7,52,1800000044293,NULL,NULL,CAST('{"type":"played","seat":2,"choice":1,"by":"bot"}' AS BLOB));
INSERT INTO "log" VALUES(108,7,53,1800000046000,'Ho2WAwovpF6HxBBDOkcQZg','play-72',CAST('{"type":"played","seat":1,"choice":7,"by":"person"}' AS BLOB));
INSERT INTO "log" VALUES(109,7,54,1800000046000,'kYFw5wQtBNpYEDramP3_Uw','play-77',CAST('{"type":"played","seat":0,"choice":1,"by":"person"}' AS BLOB));
INSERT INTO "log" VALUES(110,7,55,1800000046000,'Ho2WAwovpF6HxBBDOkcQZg','play-75',CAST('{"type":"played","seat":1,"choice":7,"by":"person"}' AS BLOB));
INSERT INTO "log" VALUES(111,7,56,1800000047531,NULL,NULL,CAST('{"type":"played","seat":2,"choice":1,"by":"bot"}' AS BLOB));
INSERT INTO "log" VALUES(112,7,57,1800000048000,'Ho2WAwovpF6HxBBDOkcQZg','play-78',CAST('{"type":"played","seat":1,"choice":7,"by":"person"}' AS BLOB));
INSERT INTO "log" VALUES(113,7,58,1800000048000,'kYFw5wQtBNpYEDramP3_Uw','play-82',CAST('{"type":"played","seat":0,"choice":1,"by":"person"}' AS BLOB));
INSERT INTO "log" VALUES(114,7,59,1800000048000,'Ho2WAwovpF6HxBBDOkcQZg','play-81',CAST('{"type":"played","seat":1,"choice":7,"by":"person"}' AS BLOB));
INSERT INTO "log" VALUES(115,7,60,1800000049968,NULL,NULL,CAST('{"type":"played","seat":2,"choice":1,"by":"bot"}' AS BLOB));
INSERT INTO "log" VALUES(116,7,61,1800000050000,'Ho2WAwovpF6HxBBDOkcQZg','play-84',CAST('{"type":"played","seat":1,"choice":7,"by":"person"}' AS BLOB));
INSERT INTO "log" VALUES(117,7,62,1800000050000,'kYFw5wQtBNpYEDramP3_Uw','play-87',CAST('{"type":"played","seat":0,"choice":1,"by":"person"}' AS BLOB));
INSERT INTO "log" VALUES(118,7,63,1800000050000,'Ho2WAwovpF6HxBBDOkcQZg','play-87',CAST('{"type":"played","seat":1,"choice":7,"by":"person"}' AS BLOB));
INSERT INTO "log" VALUES(119,7,64,1800000051801,NULL,NULL,CAST('{"type":"played","seat":2,"choice":1,"by":"bot"}' AS BLOB));
INSERT INTO "log" VALUES(120,7,65,1800000052000,'Ho2WAwovpF6HxBBDOkcQZg','play-90',CAST('{"type":"played","seat":1,"choice":7,"by":"person"}' AS BLOB));
INSERT INTO "log" VALUES(121,7,66,1800000052000,'kYFw5wQtBNpYEDramP3_Uw','play-92',CAST('{"type":"played","seat":0,"choice":1,"by":"person"}' AS BLOB));
INSERT INTO "log" VALUES(122,7,67,1800000052000,'Ho2WAwovpF6HxBBDOkcQZg','play-93',CAST('{"type":"played","seat":1,"choice":7,"by":"person"}' AS BLOB));
INSERT INTO "log" VALUES(123,3,18,1800000068000,NULL,NULL,CAST('{"type":"played","seat":0,"choice":132,"by":"clock"}' AS BLOB));
INSERT INTO "log" VALUES(124,3,19,1800000068000,NULL,NULL,CAST('{"type":"played","seat":1,"choice":132,"by":"clock"}' AS BLOB));
INSERT INTO "log" VALUES(125,3,20,1800000128000,NULL,NULL,CAST('{"type":"played","seat":1,"choice":0,"by":"clock"}' AS BLOB));
INSERT INTO "log" VALUES(126,3,21,1800000188000,NULL,NULL,CAST('{"type":"played","seat":1,"choice":17,"by":"clock"}' AS BLOB));
INSERT INTO "log" VALUES(127,3,22,1800000190193,NULL,NULL,CAST('{"type":"played","seat":2,"choice":2,"by":"bot"}' AS BLOB));
INSERT INTO "log" VALUES(128,3,23,1800000191194,NULL,NULL,CAST('{"type":"played","seat":2,"choice":17,"by":"bot"}' AS BLOB));
INSERT INTO "log" VALUES(129,3,24,1800000192785,NULL,NULL,CAST('{"type":"played","seat":3,"choice":1,"by":"bot"}' AS BLOB));
INSERT INTO "log" VALUES(130,3,25,1800000194691,NULL,NULL,CAST('{"type":"played","seat":3,"choice":13,"by":"bot"}' AS BLOB));
INSERT INTO "log" VALUES(131,3,26,1800000196303,NULL,NULL,CAST('{"type":"played","seat":3,"choice":3,"by":"bot"}' AS BLOB));
INSERT INTO "log" VALUES(132,3,27,1800000197511,NULL,NULL,CAST('{"type":"played","seat":4,"choice":1,"by":"bot"}' AS BLOB));
INSERT INTO "log" VALUES(133,3,28,1800000199279,NULL,NULL,CAST('{"type":"played","seat":4,"choice":13,"by":"bot"}' AS BLOB));
INSERT INTO "log" VALUES(134,3,29,1800000200702,NULL,NULL,CAST('{"type":"played","seat":4,"choice":3,"by":"bot"}' AS BLOB));
INSERT INTO "log" VALUES(135,3,30,1800000202016,NULL,NULL,CAST('{"type":"played","seat":3,"choice":22,"by":"bot"}' AS BLOB));
INSERT INTO "log" VALUES(136,3,31,1800000202934,NULL,NULL,CAST('{"type":"played","seat":4,"choice":21,"by":"bot"}' AS BLOB));
INSERT INTO "log" VALUES(137,3,32,1800000262934,NULL,NULL,CAST('{"type":"played","seat":0,"choice":0,"by":"clock"}' AS BLOB));
INSERT INTO "log" VALUES(138,3,33,1800000322934,NULL,NULL,CAST('{"type":"played","seat":0,"choice":19,"by":"clock"}' AS BLOB));
INSERT INTO "log" VALUES(139,3,34,1800000322934,NULL,NULL,CAST('{"type":"played","seat":1,"choice":18,"by":"clock"}' AS BLOB));
INSERT INTO "log" VALUES(140,3,35,1800000382934,NULL,NULL,CAST('{"type":"played","seat":0,"choice":17,"by":"clock"}' AS BLOB));
INSERT INTO "log" VALUES(141,3,36,1800000442934,NULL,NULL,CAST('{"type":"played","seat":1,"choice":151,"by":"clock"}' AS BLOB));
INSERT INTO "log" VALUES(142,3,37,1800000502934,NULL,NULL,CAST('{"type":"played","seat":1,"choice":129,"by":"clock"}' AS BLOB));
INSERT INTO "log" VALUES(143,3,38,1800000504417,NULL,NULL,CAST('{"type":"played","seat":2,"choice":129,"by":"bot"}' AS BLOB));
INSERT INTO "log" VALUES(144,3,39,1800000506093,NULL,NULL,CAST('{"type":"played","seat":3,"choice":129,"by":"bot"}' AS BLOB));
INSERT INTO "log" VALUES(145,3,40,1800000507213,NULL,NULL,CAST('{"type":"played","seat":4,"choice":37,"by":"bot"}' AS BLOB));
INSERT INTO "log" VALUES(146,3,41,1800000508805,NULL,NULL,CAST('{"type":"played","seat":4,"choice":42,"by":"bot"}' AS BLOB));
INSERT INTO "log" VALUES(147,3,42,1800000568805,NULL,NULL,CAST('{"type":"played","seat":0,"choice":129,"by":"clock"}' AS BLOB));
INSERT INTO "log" VALUES(148,3,43,1800000576805,NULL,NULL,CAST('{"type":"played","seat":2,"choice":155,"by":"bot"}' AS BLOB));
INSERT INTO "log" VALUES(149,3,44,1800000576805,NULL,NULL,CAST('{"type":"played","seat":3,"choice":155,"by":"bot"}' AS BLOB));
INSERT INTO "log" VALUES(150,3,45,1800000576805,NULL,NULL,CAST('{"type":"played","seat":4,"choice":155,"by":"bot"}' AS BLOB));
INSERT INTO "log" VALUES(151,3,46,1800000576805,NULL,NULL,CAST('{"type":"played","seat":0,"choice":155,"by":"clock"}' AS BLOB));
INSERT INTO "log" VALUES(152,3,47,1800000576805,NULL,NULL,CAST('{"type":"played","seat":1,"choice":155,"by":"clock"}' AS BLOB));
INSERT INTO "log" VALUES(153,3,48,1800000579220,NULL,NULL,CAST('{"type":"played","seat":2,"choice":14,"by":"bot"}' AS BLOB));
INSERT INTO "log" VALUES(154,3,49,1800000580493,NULL,NULL,CAST('{"type":"played","seat":2,"choice":17,"by":"bot"}' AS BLOB));
INSERT INTO "log" VALUES(155,3,50,1800000582239,NULL,NULL,CAST('{"type":"played","seat":3,"choice":14,"by":"bot"}' AS BLOB));
INSERT INTO "log" VALUES(156,3,51,1800000583575,NULL,NULL,CAST('{"type":"played","seat":3,"choice":20,"by":"bot"}' AS BLOB));
INSERT INTO "log" VALUES(157,3,52,1800000584584,NULL,NULL,CAST('{"type":"played","seat":2,"choice":21,"by":"bot"}' AS BLOB));
INSERT INTO "log" VALUES(158,3,53,1800000586353,NULL,NULL,CAST('{"type":"played","seat":3,"choice":8,"by":"bot"}' AS BLOB));
INSERT INTO "log" VALUES(159,3,54,1800000587317,NULL,NULL,CAST('{"type":"played","seat":3,"choice":17,"by":"bot"}' AS BLOB));
INSERT INTO "log" VALUES(160,3,55,1800000588866,NULL,NULL,CAST('{"type":"played","seat":4,"choice":14,"by":"bot"}' AS BLOB));
INSERT INTO "log" VALUES(161,3,56,1800000590420,NULL,NULL,CAST('{"type":"played","seat":4,"choice":20,"by":"bot"}' AS BLOB));
INSERT INTO "log" VALUES(162,3,57,1800000590859,NULL,NULL,CAST('{"type":"played","seat":2,"choice":22,"by":"bot"}' AS BLOB));
INSERT INTO "log" VALUES(163,3,58,1800000592551,NULL,NULL,CAST('{"type":"played","seat":4,"choice":2,"by":"bot"}' AS BLOB));
INSERT INTO "log" VALUES(164,3,59,1800000594772,NULL,NULL,CAST('{"type":"played","seat":4,"choice":17,"by":"bot"}' AS BLOB));
INSERT INTO "log" VALUES(165,3,60,1800000654772,NULL,NULL,CAST('{"type":"played","seat":0,"choice":12,"by":"clock"}' AS BLOB));
INSERT INTO "log" VALUES(166,3,61,1800000714772,NULL,NULL,CAST('{"type":"played","seat":0,"choice":17,"by":"clock"}' AS BLOB));
INSERT INTO "log" VALUES(167,8,0,1800000716000,NULL,NULL,CAST('{"type":"made","person":"NiMPnOXbhZxoSijOLOmxyg","name":"Cleo","table":{"game":"arkham-ritual","seats":3,"options":{"first_player":null,"orb_slot":"magical-orb","hero_slot":"investigator","villain_slot":"cultist","great_old_one":"cthulhu","doom_track":false,"competitive":false,"tied_seat":"first-tied","yog_sothoth":"among-all","companion":false,"referee":true},"settings":{"visibility":"link","spectators":"delayed","chat":true,"coach":true,"undo":true,"clock":{"decision_days":0,"decision_seconds":0,"grace_seconds":60,"bot_pace":"natural"}}}}' AS BLOB));
INSERT INTO "log" VALUES(168,8,1,1800000716000,NULL,NULL,CAST('{"type":"sat","seat":0,"person":"NiMPnOXbhZxoSijOLOmxyg","name":"Cleo"}' AS BLOB));
INSERT INTO "log" VALUES(169,8,2,1800000716000,NULL,NULL,CAST('{"type":"sat","seat":1,"person":"kYFw5wQtBNpYEDramP3_Uw","name":"Ada"}' AS BLOB));
INSERT INTO "log" VALUES(170,8,3,1800000716000,NULL,NULL,CAST('{"type":"ready","seat":1,"ready":true}' AS BLOB));
INSERT INTO "log" VALUES(171,8,4,1800000716000,NULL,NULL,CAST('{"type":"bot-came","seat":2,"level":"random"}' AS BLOB));
INSERT INTO "log" VALUES(172,8,5,1800000716000,NULL,NULL,CAST('{"type":"began","rules":2,"seed":"0404040404040404040404040404040404040404040404040404040404040404","clock":"00","bots":"11"}' AS BLOB));
INSERT INTO "log" VALUES(173,8,6,1800000716000,'NiMPnOXbhZxoSijOLOmxyg','chat-3',CAST('{"type":"chatted","seat":0,"name":"Cleo","text":"Shall we begin?","who":"2fdfa34c5a476266"}' AS BLOB));
INSERT INTO "log" VALUES(174,8,7,1800000716000,'kYFw5wQtBNpYEDramP3_Uw','play-3',CAST('{"type":"played","seat":1,"choice":0,"by":"person"}' AS BLOB));
INSERT INTO "log" VALUES(175,8,8,1800000716000,'NiMPnOXbhZxoSijOLOmxyg','play-5',CAST('{"type":"played","seat":0,"choice":7,"by":"person"}' AS BLOB));
INSERT INTO "log" VALUES(176,8,9,1800000716000,'NiMPnOXbhZxoSijOLOmxyg','propose-2',CAST('{"type":"proposed","id":1,"what":"pause","by":0,"asked":[0,1],"until":1800000776000}' AS BLOB));
INSERT INTO "log" VALUES(177,8,10,1800000716000,'kYFw5wQtBNpYEDramP3_Uw','vote-3',CAST('{"type":"voted","seat":1,"agree":true}' AS BLOB));
INSERT INTO "log" VALUES(178,8,11,1800000716000,'kYFw5wQtBNpYEDramP3_Uw','vote-3',CAST('{"type":"settled","agreed":true}' AS BLOB));
INSERT INTO "log" VALUES(179,8,12,1800000716000,'kYFw5wQtBNpYEDramP3_Uw','vote-3',CAST('{"type":"paused"}' AS BLOB));
INSERT INTO "log" VALUES(180,9,0,1800000716000,NULL,NULL,CAST('{"type":"made","person":"NiMPnOXbhZxoSijOLOmxyg","name":"Cleo","table":{"game":"arkham-ritual","seats":3,"options":{"first_player":null,"orb_slot":"magical-orb","hero_slot":"investigator","villain_slot":"cultist","great_old_one":"cthulhu","doom_track":false,"competitive":false,"tied_seat":"first-tied","yog_sothoth":"among-all","companion":false,"referee":true},"settings":{"visibility":"link","spectators":"delayed","chat":true,"coach":true,"undo":true,"clock":{"decision_days":0,"decision_seconds":0,"grace_seconds":60,"bot_pace":"natural"}}}}' AS BLOB));
INSERT INTO "log" VALUES(181,9,1,1800000716000,NULL,NULL,CAST('{"type":"sat","seat":0,"person":"NiMPnOXbhZxoSijOLOmxyg","name":"Cleo"}' AS BLOB));
INSERT INTO "log" VALUES(182,9,2,1800000716000,NULL,NULL,CAST('{"type":"sat","seat":1,"person":"kYFw5wQtBNpYEDramP3_Uw","name":"Ada"}' AS BLOB));
INSERT INTO "log" VALUES(183,9,3,1800000716000,NULL,NULL,CAST('{"type":"ready","seat":1,"ready":true}' AS BLOB));
INSERT INTO "log" VALUES(184,9,4,1800000716000,NULL,NULL,CAST('{"type":"bot-came","seat":2,"level":"random"}' AS BLOB));
INSERT INTO "log" VALUES(185,9,5,1800000716000,NULL,NULL,CAST('{"type":"began","rules":2,"seed":"0404040404040404040404040404040404040404040404040404040404040404","clock":"00","bots":"11"}' AS BLOB));
INSERT INTO "log" VALUES(186,9,6,1800000716000,'NiMPnOXbhZxoSijOLOmxyg','chat-3',CAST('{"type":"chatted","seat":0,"name":"Cleo","text":"Shall we begin?","who":"7fee2f168e30fd7c"}' AS BLOB));
INSERT INTO "log" VALUES(187,9,7,1800000716000,'kYFw5wQtBNpYEDramP3_Uw','play-3',CAST('{"type":"played","seat":1,"choice":0,"by":"person"}' AS BLOB));
INSERT INTO "log" VALUES(188,9,8,1800000716000,'NiMPnOXbhZxoSijOLOmxyg','play-5',CAST('{"type":"played","seat":0,"choice":7,"by":"person"}' AS BLOB));
INSERT INTO "log" VALUES(189,9,9,1800000716000,'NiMPnOXbhZxoSijOLOmxyg','propose-2',CAST('{"type":"proposed","id":1,"what":"abort","by":0,"asked":[0,1],"until":1800000776000}' AS BLOB));
INSERT INTO "log" VALUES(190,9,10,1800000716000,'kYFw5wQtBNpYEDramP3_Uw','vote-3',CAST('{"type":"voted","seat":1,"agree":true}' AS BLOB));
INSERT INTO "log" VALUES(191,9,11,1800000716000,'kYFw5wQtBNpYEDramP3_Uw','vote-3',CAST('{"type":"settled","agreed":true}' AS BLOB));
INSERT INTO "log" VALUES(192,9,12,1800000716000,'kYFw5wQtBNpYEDramP3_Uw','vote-3',CAST('{"type":"aborted"}' AS BLOB));
CREATE TABLE notes (
	person VARCHAR(32) NOT NULL, 
	"table" INTEGER NOT NULL, 
	text TEXT NOT NULL, 
	CONSTRAINT pk_notes PRIMARY KEY (person, "table"), 
	CONSTRAINT fk_notes_person FOREIGN KEY(person) REFERENCES people (id), 
	CONSTRAINT fk_notes_table FOREIGN KEY("table") REFERENCES tables (number)
);
INSERT INTO "notes" VALUES('kYFw5wQtBNpYEDramP3_Uw',8,'Ben bluffs.');
INSERT INTO "notes" VALUES('kYFw5wQtBNpYEDramP3_Uw',9,'Ben bluffs.');
CREATE TABLE people (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	login VARCHAR(64), 
	password VARCHAR(200), 
	session INTEGER NOT NULL, 
	created BIGINT NOT NULL, seen BIGINT, 
	CONSTRAINT pk_people PRIMARY KEY (id), 
	CONSTRAINT uq_people_login UNIQUE (login)
);
INSERT INTO "people" VALUES('kYFw5wQtBNpYEDramP3_Uw','Ada','ada','$argon2id$v=19$m=8,t=1,p=1$oBKiLxLDuLm1N+MIHPdDvQ$AqDd7sTwIVtWh7Hbx9U6qhlAV9cubBaDIygEKFpsLSM',1,1800000000000,1800000000000);
INSERT INTO "people" VALUES('Ho2WAwovpF6HxBBDOkcQZg','Ben','ben','$argon2id$v=19$m=8,t=1,p=1$vye7ZA7DywKR8Yl9y/Uclg$k/uTuF3TvEL/3rnO69kFL2QL1tXZ0Abjq9mctWYQ6VE',1,1800000000000,1800000000000);
INSERT INTO "people" VALUES('NiMPnOXbhZxoSijOLOmxyg','Cleo',NULL,NULL,0,1800000000000,1800000000000);
CREATE TABLE places (
	person VARCHAR(32) NOT NULL, 
	"table" INTEGER NOT NULL, 
	CONSTRAINT pk_places PRIMARY KEY (person, "table"), 
	CONSTRAINT fk_places_person FOREIGN KEY(person) REFERENCES people (id), 
	CONSTRAINT fk_places_table FOREIGN KEY("table") REFERENCES tables (number)
);
INSERT INTO "places" VALUES('kYFw5wQtBNpYEDramP3_Uw',1);
INSERT INTO "places" VALUES('Ho2WAwovpF6HxBBDOkcQZg',1);
INSERT INTO "places" VALUES('kYFw5wQtBNpYEDramP3_Uw',2);
INSERT INTO "places" VALUES('Ho2WAwovpF6HxBBDOkcQZg',2);
INSERT INTO "places" VALUES('kYFw5wQtBNpYEDramP3_Uw',3);
INSERT INTO "places" VALUES('Ho2WAwovpF6HxBBDOkcQZg',3);
INSERT INTO "places" VALUES('kYFw5wQtBNpYEDramP3_Uw',4);
INSERT INTO "places" VALUES('Ho2WAwovpF6HxBBDOkcQZg',4);
INSERT INTO "places" VALUES('kYFw5wQtBNpYEDramP3_Uw',5);
INSERT INTO "places" VALUES('Ho2WAwovpF6HxBBDOkcQZg',5);
INSERT INTO "places" VALUES('kYFw5wQtBNpYEDramP3_Uw',6);
INSERT INTO "places" VALUES('Ho2WAwovpF6HxBBDOkcQZg',6);
INSERT INTO "places" VALUES('kYFw5wQtBNpYEDramP3_Uw',7);
INSERT INTO "places" VALUES('Ho2WAwovpF6HxBBDOkcQZg',7);
INSERT INTO "places" VALUES('NiMPnOXbhZxoSijOLOmxyg',8);
INSERT INTO "places" VALUES('kYFw5wQtBNpYEDramP3_Uw',8);
INSERT INTO "places" VALUES('NiMPnOXbhZxoSijOLOmxyg',9);
INSERT INTO "places" VALUES('kYFw5wQtBNpYEDramP3_Uw',9);
CREATE TABLE presence (
	process VARCHAR(32) NOT NULL, 
	"table" INTEGER NOT NULL, 
	person VARCHAR(32) NOT NULL, sockets INTEGER DEFAULT '1' NOT NULL, 
	CONSTRAINT pk_presence PRIMARY KEY (process, "table", person)
);
CREATE TABLE processes (
	id VARCHAR(32) NOT NULL, 
	seen BIGINT NOT NULL, 
	CONSTRAINT pk_processes PRIMARY KEY (id)
);
CREATE TABLE pushes (
	hash VARCHAR(64) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	session VARCHAR(64) NOT NULL, 
	endpoint TEXT NOT NULL, 
	p256dh VARCHAR(128) NOT NULL, 
	auth VARCHAR(64) NOT NULL, 
	language VARCHAR(16) NOT NULL, 
	created BIGINT NOT NULL, 
	failures INTEGER NOT NULL, 
	CONSTRAINT pk_pushes PRIMARY KEY (hash), 
	CONSTRAINT fk_pushes_person FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE, 
	CONSTRAINT fk_pushes_session FOREIGN KEY(session) REFERENCES sessions (hash) ON DELETE CASCADE
);
CREATE TABLE recovery (
	hash VARCHAR(64) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	CONSTRAINT pk_recovery PRIMARY KEY (hash), 
	CONSTRAINT fk_recovery_person FOREIGN KEY(person) REFERENCES people (id)
);
CREATE TABLE reports (
	number INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	"by" VARCHAR(32) NOT NULL, 
	about VARCHAR(32) NOT NULL, 
	"table" INTEGER, 
	reason VARCHAR(32) NOT NULL, 
	text TEXT NOT NULL, 
	closed BIGINT, 
	CONSTRAINT pk_reports PRIMARY KEY (number)
);
CREATE TABLE results (
	person VARCHAR(32) NOT NULL, 
	"table" INTEGER NOT NULL, 
	game VARCHAR(64) NOT NULL, 
	ended BIGINT NOT NULL, 
	seat INTEGER NOT NULL, 
	seats INTEGER NOT NULL, 
	won INTEGER, 
	played_as TEXT NOT NULL, 
	CONSTRAINT pk_results PRIMARY KEY (person, "table"), 
	CONSTRAINT fk_results_person FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE, 
	CONSTRAINT fk_results_table FOREIGN KEY("table") REFERENCES tables (number) ON DELETE CASCADE
);
INSERT INTO "results" VALUES('kYFw5wQtBNpYEDramP3_Uw',7,'arkham-ritual',1800000052000,0,3,0,'{}');
INSERT INTO "results" VALUES('Ho2WAwovpF6HxBBDOkcQZg',7,'arkham-ritual',1800000052000,1,3,0,'{}');
CREATE TABLE sessions (
	hash VARCHAR(64) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	created BIGINT NOT NULL, 
	seen BIGINT NOT NULL, 
	CONSTRAINT pk_sessions PRIMARY KEY (hash), 
	CONSTRAINT fk_sessions_person FOREIGN KEY(person) REFERENCES people (id)
);
INSERT INTO "sessions" VALUES('b56e34097f61130044ad6a894ec6010f66087cb369462aa5bf6f040f006f07a7','kYFw5wQtBNpYEDramP3_Uw',1800000000000,1800000000000);
INSERT INTO "sessions" VALUES('fd9a42939eaaba24c7d660e671279507b72bf2dee7a4a2aacab38e870e725ff2','Ho2WAwovpF6HxBBDOkcQZg',1800000000000,1800000000000);
INSERT INTO "sessions" VALUES('31e66bac84587d19823c797074bf353d9d442a6771187c81c9e7f4d70f9152e1','NiMPnOXbhZxoSijOLOmxyg',1800000000000,1800000000000);
CREATE TABLE shunned (
	person VARCHAR(32) NOT NULL, 
	other VARCHAR(32) NOT NULL, 
	how VARCHAR(16) NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_shunned PRIMARY KEY (person, other, how), 
	CONSTRAINT fk_shunned_person FOREIGN KEY(person) REFERENCES people (id), 
	CONSTRAINT fk_shunned_other FOREIGN KEY(other) REFERENCES people (id)
);
CREATE TABLE tables (
	number INTEGER NOT NULL, 
	id VARCHAR(32) NOT NULL, 
	game VARCHAR(64) NOT NULL, 
	status VARCHAR(16) NOT NULL, 
	visibility VARCHAR(16) NOT NULL, 
	seats INTEGER NOT NULL, 
	taken INTEGER NOT NULL, 
	host VARCHAR(32) NOT NULL, 
	host_name VARCHAR(64) NOT NULL, 
	created BIGINT NOT NULL, rules INTEGER, result TEXT, days INTEGER, due BIGINT, 
	CONSTRAINT pk_tables PRIMARY KEY (number), 
	CONSTRAINT uq_tables_id UNIQUE (id)
);
INSERT INTO "tables" VALUES(1,'SQmYkubc-trrhcR5RY4SXw','arkham-ritual','playing','public',3,3,'kYFw5wQtBNpYEDramP3_Uw','Ada',1800000000000,2,NULL,NULL,NULL);
INSERT INTO "tables" VALUES(2,'6mWv6ZXdmY8NFat49e_gjQ','arkham-ritual','lobby','public',3,2,'kYFw5wQtBNpYEDramP3_Uw','Ada',1800000004000,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES(3,'1s3I7dXzy-vgLLCvf4u0FA','among-cultists','playing','public',5,5,'kYFw5wQtBNpYEDramP3_Uw','Ada',1800000004000,3,NULL,NULL,NULL);
INSERT INTO "tables" VALUES(4,'qKAC579T7_rrQbM1UQ8KMQ','among-cultists','lobby','public',5,2,'kYFw5wQtBNpYEDramP3_Uw','Ada',1800000010000,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES(5,'1P4oWAOnocfTFyGMnG0arQ','death-may-die','playing','public',2,2,'kYFw5wQtBNpYEDramP3_Uw','Ada',1800000010000,5,NULL,NULL,NULL);
INSERT INTO "tables" VALUES(6,'AfzPOAs_FQd6JZFuF_eZmA','death-may-die','lobby','public',2,2,'kYFw5wQtBNpYEDramP3_Uw','Ada',1800000010000,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES(7,'4AxfxRfPRV5f5JqHxKXaRA','arkham-ritual','over','link',3,3,'kYFw5wQtBNpYEDramP3_Uw','Ada',1800000010000,2,'{"winners":[2],"losers":[0,1],"scores":[0,0,2],"reason":"survivors"}',NULL,NULL);
INSERT INTO "tables" VALUES(8,'j2JUjhoHRdkw03Z3FRY7rg','arkham-ritual','paused','link',3,3,'NiMPnOXbhZxoSijOLOmxyg','Cleo',1800000716000,2,NULL,NULL,NULL);
INSERT INTO "tables" VALUES(9,'AiyIm54EBYAifZCGoRsq0w','arkham-ritual','aborted','link',3,3,'NiMPnOXbhZxoSijOLOmxyg','Cleo',1800000716000,2,NULL,NULL,NULL);
CREATE TABLE turns (
	person VARCHAR(32) NOT NULL, 
	"table" INTEGER NOT NULL, 
	question INTEGER NOT NULL, 
	since BIGINT NOT NULL, 
	until BIGINT, 
	told BIGINT, 
	CONSTRAINT pk_turns PRIMARY KEY (person, "table"), 
	CONSTRAINT fk_turns_person FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE, 
	CONSTRAINT fk_turns_table FOREIGN KEY("table") REFERENCES tables (number) ON DELETE CASCADE
);
INSERT INTO "turns" VALUES('Ho2WAwovpF6HxBBDOkcQZg',1,6,1800000004000,NULL,1800000004000);
INSERT INTO "turns" VALUES('Ho2WAwovpF6HxBBDOkcQZg',3,54,1800000714772,1800000774772,1800000714772);
INSERT INTO "turns" VALUES('kYFw5wQtBNpYEDramP3_Uw',5,7,1800000716000,NULL,1800000716000);
CREATE INDEX ix_tables_visibility_status ON tables (visibility, status);
CREATE INDEX ix_sessions_person ON sessions (person);
CREATE INDEX ix_recovery_person ON recovery (person);
CREATE INDEX ix_buckets_at ON buckets (at);
CREATE INDEX ix_presence_table ON presence ("table");
CREATE INDEX ix_leases_holder ON leases (holder);
CREATE INDEX ix_bots_owner ON bots (owner);
CREATE INDEX ix_tables_due ON tables (due);
CREATE INDEX ix_leaders_process ON leaders (process);
CREATE INDEX ix_turns_table ON turns ("table");
CREATE INDEX ix_results_person_ended_table ON results (person, ended, "table");
CREATE INDEX ix_results_table ON results ("table");
CREATE INDEX ix_pushes_person ON pushes (person);
CREATE INDEX ix_pushes_session ON pushes (session);
COMMIT;
