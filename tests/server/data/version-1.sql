BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
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
INSERT INTO "log" VALUES(1,1,0,1800000000000,NULL,NULL,CAST('{"type":"made","person":"KWqGToS8QM7YXKmnWBh0vg","name":"Ada","table":{"game":"arkham-ritual","seats":3,"options":{"first_player":null,"orb_slot":"magical-orb","hero_slot":"investigator","villain_slot":"cultist","great_old_one":"cthulhu","doom_track":false,"competitive":false,"companion":false,"referee":true},"settings":{"visibility":"public","spectators":"delayed","chat":true,"coach":true,"undo":true,"clock":{"decision_seconds":0,"grace_seconds":60,"bot_pace":"natural"}}}}' AS BLOB));
INSERT INTO "log" VALUES(2,1,1,1800000000000,NULL,NULL,CAST('{"type":"sat","seat":0,"person":"KWqGToS8QM7YXKmnWBh0vg","name":"Ada"}' AS BLOB));
INSERT INTO "log" VALUES(3,1,2,1800000000000,NULL,NULL,CAST('{"type":"sat","seat":1,"person":"KTFqkol7A--wbajQn487ww","name":"Ben"}' AS BLOB));
INSERT INTO "log" VALUES(4,1,3,1800000000000,NULL,NULL,CAST('{"type":"ready","seat":1,"ready":true}' AS BLOB));
INSERT INTO "log" VALUES(5,1,4,1800000000000,NULL,NULL,CAST('{"type":"bot-came","seat":2,"level":"random"}' AS BLOB));
INSERT INTO "log" VALUES(6,1,5,1800000000000,NULL,NULL,CAST('{"type":"began","rules":1,"seed":"0404040404040404040404040404040404040404040404040404040404040404","clock":"00","bots":"11"}' AS BLOB));
INSERT INTO "log" VALUES(7,1,6,1800000000000,'KWqGToS8QM7YXKmnWBh0vg','chat-3',CAST('{"type":"chatted","seat":0,"name":"Ada","text":"Shall we begin?"}' AS BLOB));
INSERT INTO "log" VALUES(8,1,7,1800000000000,'KTFqkol7A--wbajQn487ww','play-3',CAST('{"type":"played","seat":1,"choice":0,"by":"person"}' AS BLOB));
INSERT INTO "log" VALUES(9,1,8,1800000000000,'KWqGToS8QM7YXKmnWBh0vg','play-5',CAST('{"type":"played","seat":0,"choice":7,"by":"person"}' AS BLOB));
INSERT INTO "log" VALUES(10,1,9,1800000002481,NULL,NULL,CAST('{"type":"played","seat":2,"choice":1,"by":"bot"}' AS BLOB));
INSERT INTO "log" VALUES(11,1,10,1800000004000,'KTFqkol7A--wbajQn487ww','play-8',CAST('{"type":"played","seat":1,"choice":7,"by":"person"}' AS BLOB));
INSERT INTO "log" VALUES(12,1,11,1800000004000,'KWqGToS8QM7YXKmnWBh0vg','play-10',CAST('{"type":"played","seat":0,"choice":1,"by":"person"}' AS BLOB));
INSERT INTO "log" VALUES(13,2,0,1800000004000,NULL,NULL,CAST('{"type":"made","person":"KWqGToS8QM7YXKmnWBh0vg","name":"Ada","table":{"game":"arkham-ritual","seats":3,"options":{"first_player":null,"orb_slot":"magical-orb","hero_slot":"investigator","villain_slot":"cultist","great_old_one":"cthulhu","doom_track":false,"competitive":false,"companion":false,"referee":true},"settings":{"visibility":"public","spectators":"delayed","chat":true,"coach":true,"undo":true,"clock":{"decision_seconds":0,"grace_seconds":60,"bot_pace":"natural"}}}}' AS BLOB));
INSERT INTO "log" VALUES(14,2,1,1800000004000,NULL,NULL,CAST('{"type":"sat","seat":0,"person":"KWqGToS8QM7YXKmnWBh0vg","name":"Ada"}' AS BLOB));
INSERT INTO "log" VALUES(15,2,2,1800000004000,NULL,NULL,CAST('{"type":"sat","seat":1,"person":"KTFqkol7A--wbajQn487ww","name":"Ben"}' AS BLOB));
INSERT INTO "log" VALUES(16,2,3,1800000004000,NULL,NULL,CAST('{"type":"ready","seat":1,"ready":true}' AS BLOB));
INSERT INTO "log" VALUES(17,3,0,1800000004000,NULL,NULL,CAST('{"type":"made","person":"KWqGToS8QM7YXKmnWBh0vg","name":"Ada","table":{"game":"among-cultists","seats":5,"options":{"level":"first","roles":[],"unsafe_paths":false,"automa":false,"automa_seat":null,"start":null,"seer_guess_after_wrong_claim":true,"random_role_hidden":true,"strict_role_counts":true,"self_vote":true,"decision_seconds":60,"discussion_seconds":180,"guess_seconds":120,"night_step_seconds":6,"bot_pace":"natural","free_text":true,"claims_per_phase":6,"claims_per_vote":12,"silence_blocks_emotes":true,"history":"full","grace_seconds":60,"spectators":"delayed"},"settings":{"visibility":"public","spectators":"delayed","chat":true,"coach":true,"undo":true,"clock":{"decision_seconds":0,"grace_seconds":60,"bot_pace":"natural"}}}}' AS BLOB));
INSERT INTO "log" VALUES(18,3,1,1800000004000,NULL,NULL,CAST('{"type":"sat","seat":0,"person":"KWqGToS8QM7YXKmnWBh0vg","name":"Ada"}' AS BLOB));
INSERT INTO "log" VALUES(19,3,2,1800000004000,NULL,NULL,CAST('{"type":"sat","seat":1,"person":"KTFqkol7A--wbajQn487ww","name":"Ben"}' AS BLOB));
INSERT INTO "log" VALUES(20,3,3,1800000004000,NULL,NULL,CAST('{"type":"ready","seat":1,"ready":true}' AS BLOB));
INSERT INTO "log" VALUES(21,3,4,1800000004000,NULL,NULL,CAST('{"type":"bot-came","seat":2,"level":"random"}' AS BLOB));
INSERT INTO "log" VALUES(22,3,5,1800000004000,NULL,NULL,CAST('{"type":"bot-came","seat":3,"level":"random"}' AS BLOB));
INSERT INTO "log" VALUES(23,3,6,1800000004000,NULL,NULL,CAST('{"type":"bot-came","seat":4,"level":"random"}' AS BLOB));
INSERT INTO "log" VALUES(24,3,7,1800000004000,NULL,NULL,CAST('{"type":"began","rules":1,"seed":"0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c","clock":"00","bots":"11"}' AS BLOB));
INSERT INTO "log" VALUES(25,3,8,1800000004000,'KWqGToS8QM7YXKmnWBh0vg','chat-3',CAST('{"type":"chatted","seat":0,"name":"Ada","text":"Shall we begin?"}' AS BLOB));
INSERT INTO "log" VALUES(26,3,9,1800000004000,'KWqGToS8QM7YXKmnWBh0vg','play-4',CAST('{"type":"played","seat":0,"choice":166,"by":"person"}' AS BLOB));
INSERT INTO "log" VALUES(27,3,10,1800000004000,'KTFqkol7A--wbajQn487ww','play-4',CAST('{"type":"played","seat":1,"choice":166,"by":"person"}' AS BLOB));
INSERT INTO "log" VALUES(28,3,11,1800000004932,NULL,NULL,CAST('{"type":"played","seat":3,"choice":176,"by":"bot"}' AS BLOB));
INSERT INTO "log" VALUES(29,3,12,1800000005647,NULL,NULL,CAST('{"type":"played","seat":4,"choice":169,"by":"bot"}' AS BLOB));
INSERT INTO "log" VALUES(30,3,13,1800000006150,NULL,NULL,CAST('{"type":"played","seat":2,"choice":176,"by":"bot"}' AS BLOB));
INSERT INTO "log" VALUES(31,3,14,1800000008000,'KTFqkol7A--wbajQn487ww','play-8',CAST('{"type":"played","seat":1,"choice":168,"by":"person"}' AS BLOB));
INSERT INTO "log" VALUES(32,4,0,1800000010000,NULL,NULL,CAST('{"type":"made","person":"KWqGToS8QM7YXKmnWBh0vg","name":"Ada","table":{"game":"among-cultists","seats":5,"options":{"level":"first","roles":[],"unsafe_paths":false,"automa":false,"automa_seat":null,"start":null,"seer_guess_after_wrong_claim":true,"random_role_hidden":true,"strict_role_counts":true,"self_vote":true,"decision_seconds":60,"discussion_seconds":180,"guess_seconds":120,"night_step_seconds":6,"bot_pace":"natural","free_text":true,"claims_per_phase":6,"claims_per_vote":12,"silence_blocks_emotes":true,"history":"full","grace_seconds":60,"spectators":"delayed"},"settings":{"visibility":"public","spectators":"delayed","chat":true,"coach":true,"undo":true,"clock":{"decision_seconds":0,"grace_seconds":60,"bot_pace":"natural"}}}}' AS BLOB));
INSERT INTO "log" VALUES(33,4,1,1800000010000,NULL,NULL,CAST('{"type":"sat","seat":0,"person":"KWqGToS8QM7YXKmnWBh0vg","name":"Ada"}' AS BLOB));
INSERT INTO "log" VALUES(34,4,2,1800000010000,NULL,NULL,CAST('{"type":"sat","seat":1,"person":"KTFqkol7A--wbajQn487ww","name":"Ben"}' AS BLOB));
INSERT INTO "log" VALUES(35,4,3,1800000010000,NULL,NULL,CAST('{"type":"ready","seat":1,"ready":true}' AS BLOB));
INSERT INTO "log" VALUES(36,5,0,1800000010000,NULL,NULL,CAST('{"type":"made","person":"KWqGToS8QM7YXKmnWBh0vg","name":"Ada","table":{"game":"death-may-die","seats":2,"options":{"episode":"top-of-the-mourning","elder_one":"azathoth","investigators":"chosen","unknown":"off","random_spawn":false,"actions":3,"first_player":null},"settings":{"visibility":"public","spectators":"delayed","chat":true,"coach":true,"undo":true,"clock":{"decision_seconds":0,"grace_seconds":60,"bot_pace":"natural"}}}}' AS BLOB));
INSERT INTO "log" VALUES(37,5,1,1800000010000,NULL,NULL,CAST('{"type":"sat","seat":0,"person":"KWqGToS8QM7YXKmnWBh0vg","name":"Ada"}' AS BLOB));
INSERT INTO "log" VALUES(38,5,2,1800000010000,NULL,NULL,CAST('{"type":"sat","seat":1,"person":"KTFqkol7A--wbajQn487ww","name":"Ben"}' AS BLOB));
INSERT INTO "log" VALUES(39,5,3,1800000010000,NULL,NULL,CAST('{"type":"ready","seat":1,"ready":true}' AS BLOB));
INSERT INTO "log" VALUES(40,5,4,1800000010000,NULL,NULL,CAST('{"type":"began","rules":1,"seed":"0404040404040404040404040404040404040404040404040404040404040404","clock":"00","bots":"11"}' AS BLOB));
INSERT INTO "log" VALUES(41,5,5,1800000010000,'KWqGToS8QM7YXKmnWBh0vg','chat-3',CAST('{"type":"chatted","seat":0,"name":"Ada","text":"Shall we begin?"}' AS BLOB));
INSERT INTO "log" VALUES(42,5,6,1800000010000,'KWqGToS8QM7YXKmnWBh0vg','play-4',CAST('{"type":"played","seat":0,"choice":227,"by":"person"}' AS BLOB));
INSERT INTO "log" VALUES(43,5,7,1800000010000,'KTFqkol7A--wbajQn487ww','play-4',CAST('{"type":"played","seat":1,"choice":228,"by":"person"}' AS BLOB));
INSERT INTO "log" VALUES(44,5,8,1800000010000,'KWqGToS8QM7YXKmnWBh0vg','play-7',CAST('{"type":"played","seat":0,"choice":0,"by":"person"}' AS BLOB));
INSERT INTO "log" VALUES(45,5,9,1800000010000,'KWqGToS8QM7YXKmnWBh0vg','play-9',CAST('{"type":"played","seat":0,"choice":0,"by":"person"}' AS BLOB));
INSERT INTO "log" VALUES(46,5,10,1800000010000,'KTFqkol7A--wbajQn487ww','play-8',CAST('{"type":"played","seat":1,"choice":0,"by":"person"}' AS BLOB));
INSERT INTO "log" VALUES(47,5,11,1800000010000,'KTFqkol7A--wbajQn487ww','play-10',CAST('{"type":"played","seat":1,"choice":77,"by":"person"}' AS BLOB));
INSERT INTO "log" VALUES(48,6,0,1800000010000,NULL,NULL,CAST('{"type":"made","person":"KWqGToS8QM7YXKmnWBh0vg","name":"Ada","table":{"game":"death-may-die","seats":2,"options":{"episode":"top-of-the-mourning","elder_one":"azathoth","investigators":"chosen","unknown":"off","random_spawn":false,"actions":3,"first_player":null},"settings":{"visibility":"public","spectators":"delayed","chat":true,"coach":true,"undo":true,"clock":{"decision_seconds":0,"grace_seconds":60,"bot_pace":"natural"}}}}' AS BLOB));
INSERT INTO "log" VALUES(49,6,1,1800000010000,NULL,NULL,CAST('{"type":"sat","seat":0,"person":"KWqGToS8QM7YXKmnWBh0vg","name":"Ada"}' AS BLOB));
INSERT INTO "log" VALUES(50,6,2,1800000010000,NULL,NULL,CAST('{"type":"sat","seat":1,"person":"KTFqkol7A--wbajQn487ww","name":"Ben"}' AS BLOB));
INSERT INTO "log" VALUES(51,6,3,1800000010000,NULL,NULL,CAST('{"type":"ready","seat":1,"ready":true}' AS BLOB));
INSERT INTO "log" VALUES(52,7,0,1800000010000,NULL,NULL,CAST('{"type":"made","person":"KWqGToS8QM7YXKmnWBh0vg","name":"Ada","table":{"game":"arkham-ritual","seats":3,"options":{"first_player":null,"orb_slot":"magical-orb","hero_slot":"investigator","villain_slot":"cultist","great_old_one":"cthulhu","doom_track":false,"competitive":false,"companion":false,"referee":true},"settings":{"visibility":"link","spectators":"delayed","chat":true,"coach":true,"undo":true,"clock":{"decision_seconds":0,"grace_seconds":60,"bot_pace":"natural"}}}}' AS BLOB));
INSERT INTO "log" VALUES(53,7,1,1800000010000,NULL,NULL,CAST('{"type":"sat","seat":0,"person":"KWqGToS8QM7YXKmnWBh0vg","name":"Ada"}' AS BLOB));
INSERT INTO "log" VALUES(54,7,2,1800000010000,NULL,NULL,CAST('{"type":"sat","seat":1,"person":"KTFqkol7A--wbajQn487ww","name":"Ben"}' AS BLOB));
INSERT INTO "log" VALUES(55,7,3,1800000010000,NULL,NULL,CAST('{"type":"ready","seat":1,"ready":true}' AS BLOB));
INSERT INTO "log" VALUES(56,7,4,1800000010000,NULL,NULL,CAST('{"type":"bot-came","seat":2,"level":"random"}' AS BLOB));
INSERT INTO "log" VALUES(57,7,5,1800000010000,NULL,NULL,CAST('{"type":"began","rules":1,"seed":"0404040404040404040404040404040404040404040404040404040404040404","clock":"00","bots":"11"}' AS BLOB));
INSERT INTO "log" VALUES(58,7,6,1800000010000,'KWqGToS8QM7YXKmnWBh0vg','chat-3',CAST('{"type":"chatted","seat":0,"name":"Ada","text":"Shall we begin?"}' AS BLOB));
INSERT INTO "log" VALUES(59,7,7,1800000010000,'KTFqkol7A--wbajQn487ww','play-3',CAST('{"type":"played","seat":1,"choice":0,"by":"person"}' AS BLOB));
INSERT INTO "log" VALUES(60,7,8,1800000010000,'KWqGToS8QM7YXKmnWBh0vg','play-5',CAST('{"type":"played","seat":0,"choice":7,"by":"person"}' AS BLOB));
INSERT INTO "log" VALUES(61,7,9,1800000012481,NULL,NULL,CAST('{"type":"played","seat":2,"choice":1,"by":"bot"}' AS BLOB));
INSERT INTO "log" VALUES(62,3,15,1800000014000,NULL,NULL,CAST('{"type":"played","seat":2,"choice":132,"by":"bot"}' AS BLOB));
INSERT INTO "log" VALUES(63,3,16,1800000014000,NULL,NULL,CAST('{"type":"played","seat":3,"choice":132,"by":"bot"}' AS BLOB));
INSERT INTO "log" VALUES(64,3,17,1800000014000,NULL,NULL,CAST('{"type":"played","seat":4,"choice":132,"by":"bot"}' AS BLOB));
INSERT INTO "log" VALUES(65,7,10,1800000014000,'KTFqkol7A--wbajQn487ww','play-8',CAST('{"type":"played","seat":1,"choice":7,"by":"person"}' AS BLOB));
INSERT INTO "log" VALUES(66,7,11,1800000014000,'KWqGToS8QM7YXKmnWBh0vg','play-10',CAST('{"type":"played","seat":0,"choice":1,"by":"person"}' AS BLOB));
INSERT INTO "log" VALUES(67,7,12,1800000014000,'KTFqkol7A--wbajQn487ww','play-11',CAST('{"type":"played","seat":1,"choice":7,"by":"person"}' AS BLOB));
INSERT INTO "log" VALUES(68,7,13,1800000016413,NULL,NULL,CAST('{"type":"played","seat":2,"choice":0,"by":"bot"}' AS BLOB));
INSERT INTO "log" VALUES(69,7,14,1800000018000,'KWqGToS8QM7YXKmnWBh0vg','play-15',CAST('{"type":"played","seat":0,"choice":7,"by":"person"}' AS BLOB));
INSERT INTO "log" VALUES(70,7,15,1800000018000,'KTFqkol7A--wbajQn487ww','play-16',CAST('{"type":"played","seat":1,"choice":0,"by":"person"}' AS BLOB));
INSERT INTO "log" VALUES(71,7,16,1800000018000,'KWqGToS8QM7YXKmnWBh0vg','play-18',CAST('{"type":"played","seat":0,"choice":7,"by":"person"}' AS BLOB));
INSERT INTO "log" VALUES(72,7,17,1800000019128,NULL,NULL,CAST('{"type":"played","seat":2,"choice":0,"by":"bot"}' AS BLOB));
INSERT INTO "log" VALUES(73,7,18,1800000020000,'KWqGToS8QM7YXKmnWBh0vg','play-21',CAST('{"type":"played","seat":0,"choice":7,"by":"person"}' AS BLOB));
INSERT INTO "log" VALUES(74,7,19,1800000020000,'KTFqkol7A--wbajQn487ww','play-21',CAST('{"type":"played","seat":1,"choice":0,"by":"person"}' AS BLOB));
INSERT INTO "log" VALUES(75,7,20,1800000020000,'KWqGToS8QM7YXKmnWBh0vg','play-24',CAST('{"type":"played","seat":0,"choice":7,"by":"person"}' AS BLOB));
INSERT INTO "log" VALUES(76,7,21,1800000021253,NULL,NULL,CAST('{"type":"played","seat":2,"choice":1,"by":"bot"}' AS BLOB));
INSERT INTO "log" VALUES(77,7,22,1800000022000,'KTFqkol7A--wbajQn487ww','play-25',CAST('{"type":"played","seat":1,"choice":7,"by":"person"}' AS BLOB));
INSERT INTO "log" VALUES(78,7,23,1800000022000,'KWqGToS8QM7YXKmnWBh0vg','play-28',CAST('{"type":"played","seat":0,"choice":1,"by":"person"}' AS BLOB));
INSERT INTO "log" VALUES(79,7,24,1800000022000,'KTFqkol7A--wbajQn487ww','play-28',CAST('{"type":"played","seat":1,"choice":7,"by":"person"}' AS BLOB));
INSERT INTO "log" VALUES(80,7,25,1800000023205,NULL,NULL,CAST('{"type":"played","seat":2,"choice":1,"by":"bot"}' AS BLOB));
INSERT INTO "log" VALUES(81,7,26,1800000024000,'KTFqkol7A--wbajQn487ww','play-31',CAST('{"type":"played","seat":1,"choice":7,"by":"person"}' AS BLOB));
INSERT INTO "log" VALUES(82,7,27,1800000024000,'KWqGToS8QM7YXKmnWBh0vg','play-33',CAST('{"type":"played","seat":0,"choice":1,"by":"person"}' AS BLOB));
INSERT INTO "log" VALUES(83,7,28,1800000024000,'KTFqkol7A--wbajQn487ww','play-34',CAST('{"type":"played","seat":1,"choice":7,"by":"person"}' AS BLOB));
INSERT INTO "log" VALUES(84,7,29,1800000025355,NULL,NULL,CAST('{"type":"played","seat":2,"choice":1,"by":"bot"}' AS BLOB));
INSERT INTO "log" VALUES(85,7,30,1800000026000,'KTFqkol7A--wbajQn487ww','play-37',CAST('{"type":"played","seat":1,"choice":7,"by":"person"}' AS BLOB));
INSERT INTO "log" VALUES(86,7,31,1800000026000,'KWqGToS8QM7YXKmnWBh0vg','play-38',CAST('{"type":"played","seat":0,"choice":1,"by":"person"}' AS BLOB));
INSERT INTO "log" VALUES(87,7,32,1800000026000,'KTFqkol7A--wbajQn487ww','play-40',CAST('{"type":"played","seat":1,"choice":7,"by":"person"}' AS BLOB));
INSERT INTO "log" VALUES(88,7,33,1800000028298,NULL,NULL,CAST('{"type":"played","seat":2,"choice":0,"by":"bot"}' AS BLOB));
INSERT INTO "log" VALUES(89,7,34,1800000030000,'KWqGToS8QM7YXKmnWBh0vg','play-43',CAST('{"type":"played","seat":0,"choice":7,"by":"person"}' AS BLOB));
INSERT INTO "log" VALUES(90,7,35,1800000030000,'KTFqkol7A--wbajQn487ww','play-45',CAST('{"type":"played","seat":1,"choice":0,"by":"person"}' AS BLOB));
INSERT INTO "log" VALUES(91,7,36,1800000030000,'KWqGToS8QM7YXKmnWBh0vg','play-46',CAST('{"type":"played","seat":0,"choice":7,"by":"person"}' AS BLOB));
INSERT INTO "log" VALUES(92,7,37,1800000032262,NULL,NULL,CAST('{"type":"played","seat":2,"choice":0,"by":"bot"}' AS BLOB));
INSERT INTO "log" VALUES(93,7,38,1800000034000,'KWqGToS8QM7YXKmnWBh0vg','play-50',CAST('{"type":"played","seat":0,"choice":7,"by":"person"}' AS BLOB));
INSERT INTO "log" VALUES(94,7,39,1800000034000,'KWqGToS8QM7YXKmnWBh0vg','play-52',CAST('{"type":"played","seat":0,"choice":9,"by":"person"}' AS BLOB));
INSERT INTO "log" VALUES(95,7,40,1800000034000,'KTFqkol7A--wbajQn487ww','play-52',CAST('{"type":"played","seat":1,"choice":0,"by":"person"}' AS BLOB));
INSERT INTO "log" VALUES(96,7,41,1800000034000,'KWqGToS8QM7YXKmnWBh0vg','play-55',CAST('{"type":"played","seat":0,"choice":7,"by":"person"}' AS BLOB));
INSERT INTO "log" VALUES(97,7,42,1800000034000,'KWqGToS8QM7YXKmnWBh0vg','play-57',CAST('{"type":"played","seat":0,"choice":1,"by":"person"}' AS BLOB));
INSERT INTO "log" VALUES(98,7,43,1800000034000,'KTFqkol7A--wbajQn487ww','play-56',CAST('{"type":"played","seat":1,"choice":7,"by":"person"}' AS BLOB));
INSERT INTO "log" VALUES(99,7,44,1800000036322,NULL,NULL,CAST('{"type":"played","seat":2,"choice":0,"by":"bot"}' AS BLOB));
INSERT INTO "log" VALUES(100,7,45,1800000038000,'KWqGToS8QM7YXKmnWBh0vg','play-62',CAST('{"type":"played","seat":0,"choice":7,"by":"person"}' AS BLOB));
INSERT INTO "log" VALUES(101,7,46,1800000038000,'KTFqkol7A--wbajQn487ww','play-61',CAST('{"type":"played","seat":1,"choice":0,"by":"person"}' AS BLOB));
INSERT INTO "log" VALUES(102,7,47,1800000038000,'KWqGToS8QM7YXKmnWBh0vg','play-65',CAST('{"type":"played","seat":0,"choice":7,"by":"person"}' AS BLOB));
INSERT INTO "log" VALUES(103,7,48,1800000040308,NULL,NULL,CAST('{"type":"played","seat":2,"choice":0,"by":"bot"}' AS BLOB));
INSERT INTO "log" VALUES(104,7,49,1800000042000,'KWqGToS8QM7YXKmnWBh0vg','play-69',CAST('{"type":"played","seat":0,"choice":7,"by":"person"}' AS BLOB));
INSERT INTO "log" VALUES(105,7,50,1800000042000,'KTFqkol7A--wbajQn487ww','play-67',CAST('{"type":"played","seat":1,"choice":0,"by":"person"}' AS BLOB));
INSERT INTO "log" VALUES(106,7,51,1800000042000,'KWqGToS8QM7YXKmnWBh0vg','play-72',CAST('{"type":"played","seat":0,"choice":7,"by":"person"}' AS BLOB));
INSERT INTO "log" VALUES(107,7,52,1800000044293,NULL,NULL,CAST('{"type":"played","seat":2,"choice":1,"by":"bot"}' AS BLOB));
INSERT INTO "log" VALUES(108,7,53,1800000046000,'KTFqkol7A--wbajQn487ww','play-72',CAST('{"type":"played","seat":1,"choice":7,"by":"person"}' AS BLOB));
INSERT INTO "log" VALUES(109,7,54,1800000046000,'KWqGToS8QM7YXKmnWBh0vg','play-77',CAST('{"type":"played","seat":0,"choice":1,"by":"person"}' AS BLOB));
INSERT INTO "log" VALUES(110,7,55,1800000046000,'KTFqkol7A--wbajQn487ww','play-75',CAST('{"type":"played","seat":1,"choice":7,"by":"person"}' AS BLOB));
INSERT INTO "log" VALUES(111,7,56,1800000047531,NULL,NULL,CAST('{"type":"played","seat":2,"choice":1,"by":"bot"}' AS BLOB));
INSERT INTO "log" VALUES(112,7,57,1800000048000,'KTFqkol7A--wbajQn487ww','play-78',CAST('{"type":"played","seat":1,"choice":7,"by":"person"}' AS BLOB));
INSERT INTO "log" VALUES(113,7,58,1800000048000,'KWqGToS8QM7YXKmnWBh0vg','play-82',CAST('{"type":"played","seat":0,"choice":1,"by":"person"}' AS BLOB));
INSERT INTO "log" VALUES(114,7,59,1800000048000,'KTFqkol7A--wbajQn487ww','play-81',CAST('{"type":"played","seat":1,"choice":7,"by":"person"}' AS BLOB));
INSERT INTO "log" VALUES(115,7,60,1800000049968,NULL,NULL,CAST('{"type":"played","seat":2,"choice":1,"by":"bot"}' AS BLOB));
INSERT INTO "log" VALUES(116,7,61,1800000050000,'KTFqkol7A--wbajQn487ww','play-84',CAST('{"type":"played","seat":1,"choice":7,"by":"person"}' AS BLOB));
INSERT INTO "log" VALUES(117,7,62,1800000050000,'KWqGToS8QM7YXKmnWBh0vg','play-87',CAST('{"type":"played","seat":0,"choice":1,"by":"person"}' AS BLOB));
INSERT INTO "log" VALUES(118,7,63,1800000050000,'KTFqkol7A--wbajQn487ww','play-87',CAST('{"type":"played","seat":1,"choice":7,"by":"person"}' AS BLOB));
INSERT INTO "log" VALUES(119,7,64,1800000051801,NULL,NULL,CAST('{"type":"played","seat":2,"choice":1,"by":"bot"}' AS BLOB));
INSERT INTO "log" VALUES(120,7,65,1800000052000,'KTFqkol7A--wbajQn487ww','play-90',CAST('{"type":"played","seat":1,"choice":7,"by":"person"}' AS BLOB));
INSERT INTO "log" VALUES(121,7,66,1800000052000,'KWqGToS8QM7YXKmnWBh0vg','play-92',CAST('{"type":"played","seat":0,"choice":1,"by":"person"}' AS BLOB));
INSERT INTO "log" VALUES(122,7,67,1800000052000,'KTFqkol7A--wbajQn487ww','play-93',CAST('{"type":"played","seat":1,"choice":7,"by":"person"}' AS BLOB));
INSERT INTO "log" VALUES(123,3,18,1800000068000,NULL,NULL,CAST('{"type":"played","seat":0,"choice":132,"by":"clock"}' AS BLOB));
INSERT INTO "log" VALUES(124,3,19,1800000068000,NULL,NULL,CAST('{"type":"played","seat":1,"choice":132,"by":"clock"}' AS BLOB));
INSERT INTO "log" VALUES(125,3,20,1800000074000,NULL,NULL,CAST('{"type":"played","seat":2,"choice":132,"by":"bot"}' AS BLOB));
INSERT INTO "log" VALUES(126,3,21,1800000074000,NULL,NULL,CAST('{"type":"played","seat":3,"choice":132,"by":"bot"}' AS BLOB));
INSERT INTO "log" VALUES(127,3,22,1800000074000,NULL,NULL,CAST('{"type":"played","seat":4,"choice":132,"by":"bot"}' AS BLOB));
INSERT INTO "log" VALUES(128,3,23,1800000128000,NULL,NULL,CAST('{"type":"played","seat":0,"choice":132,"by":"clock"}' AS BLOB));
INSERT INTO "log" VALUES(129,3,24,1800000128000,NULL,NULL,CAST('{"type":"played","seat":1,"choice":132,"by":"clock"}' AS BLOB));
INSERT INTO "log" VALUES(130,3,25,1800000134000,NULL,NULL,CAST('{"type":"played","seat":2,"choice":132,"by":"bot"}' AS BLOB));
INSERT INTO "log" VALUES(131,3,26,1800000134000,NULL,NULL,CAST('{"type":"played","seat":3,"choice":132,"by":"bot"}' AS BLOB));
INSERT INTO "log" VALUES(132,3,27,1800000134000,NULL,NULL,CAST('{"type":"played","seat":4,"choice":132,"by":"bot"}' AS BLOB));
INSERT INTO "log" VALUES(133,3,28,1800000188000,NULL,NULL,CAST('{"type":"played","seat":0,"choice":132,"by":"clock"}' AS BLOB));
INSERT INTO "log" VALUES(134,3,29,1800000188000,NULL,NULL,CAST('{"type":"played","seat":1,"choice":132,"by":"clock"}' AS BLOB));
INSERT INTO "log" VALUES(135,3,30,1800000194000,NULL,NULL,CAST('{"type":"played","seat":2,"choice":132,"by":"bot"}' AS BLOB));
INSERT INTO "log" VALUES(136,3,31,1800000194000,NULL,NULL,CAST('{"type":"played","seat":3,"choice":132,"by":"bot"}' AS BLOB));
INSERT INTO "log" VALUES(137,3,32,1800000194000,NULL,NULL,CAST('{"type":"played","seat":4,"choice":132,"by":"bot"}' AS BLOB));
INSERT INTO "log" VALUES(138,3,33,1800000248000,NULL,NULL,CAST('{"type":"played","seat":0,"choice":132,"by":"clock"}' AS BLOB));
INSERT INTO "log" VALUES(139,3,34,1800000248000,NULL,NULL,CAST('{"type":"played","seat":1,"choice":132,"by":"clock"}' AS BLOB));
INSERT INTO "log" VALUES(140,3,35,1800000254000,NULL,NULL,CAST('{"type":"played","seat":2,"choice":132,"by":"bot"}' AS BLOB));
INSERT INTO "log" VALUES(141,3,36,1800000254000,NULL,NULL,CAST('{"type":"played","seat":3,"choice":132,"by":"bot"}' AS BLOB));
INSERT INTO "log" VALUES(142,3,37,1800000254000,NULL,NULL,CAST('{"type":"played","seat":4,"choice":132,"by":"bot"}' AS BLOB));
INSERT INTO "log" VALUES(143,3,38,1800000308000,NULL,NULL,CAST('{"type":"played","seat":0,"choice":132,"by":"clock"}' AS BLOB));
INSERT INTO "log" VALUES(144,3,39,1800000308000,NULL,NULL,CAST('{"type":"played","seat":1,"choice":132,"by":"clock"}' AS BLOB));
INSERT INTO "log" VALUES(145,3,40,1800000314000,NULL,NULL,CAST('{"type":"played","seat":2,"choice":132,"by":"bot"}' AS BLOB));
INSERT INTO "log" VALUES(146,3,41,1800000314000,NULL,NULL,CAST('{"type":"played","seat":3,"choice":132,"by":"bot"}' AS BLOB));
INSERT INTO "log" VALUES(147,3,42,1800000314000,NULL,NULL,CAST('{"type":"played","seat":4,"choice":132,"by":"bot"}' AS BLOB));
INSERT INTO "log" VALUES(148,3,43,1800000368000,NULL,NULL,CAST('{"type":"played","seat":0,"choice":132,"by":"clock"}' AS BLOB));
INSERT INTO "log" VALUES(149,3,44,1800000368000,NULL,NULL,CAST('{"type":"played","seat":1,"choice":132,"by":"clock"}' AS BLOB));
INSERT INTO "log" VALUES(150,3,45,1800000428000,NULL,NULL,CAST('{"type":"played","seat":1,"choice":0,"by":"clock"}' AS BLOB));
INSERT INTO "log" VALUES(151,3,46,1800000488000,NULL,NULL,CAST('{"type":"played","seat":1,"choice":17,"by":"clock"}' AS BLOB));
INSERT INTO "log" VALUES(152,3,47,1800000490119,NULL,NULL,CAST('{"type":"played","seat":2,"choice":0,"by":"bot"}' AS BLOB));
INSERT INTO "log" VALUES(153,3,48,1800000491342,NULL,NULL,CAST('{"type":"played","seat":2,"choice":19,"by":"bot"}' AS BLOB));
INSERT INTO "log" VALUES(154,3,49,1800000550119,NULL,NULL,CAST('{"type":"played","seat":1,"choice":20,"by":"clock"}' AS BLOB));
INSERT INTO "log" VALUES(155,3,50,1800000551389,NULL,NULL,CAST('{"type":"played","seat":2,"choice":11,"by":"bot"}' AS BLOB));
INSERT INTO "log" VALUES(156,3,51,1800000552301,NULL,NULL,CAST('{"type":"played","seat":2,"choice":0,"by":"bot"}' AS BLOB));
INSERT INTO "log" VALUES(157,3,52,1800000553833,NULL,NULL,CAST('{"type":"played","seat":2,"choice":19,"by":"bot"}' AS BLOB));
INSERT INTO "log" VALUES(158,3,53,1800000612301,NULL,NULL,CAST('{"type":"played","seat":1,"choice":20,"by":"clock"}' AS BLOB));
INSERT INTO "log" VALUES(159,3,54,1800000614617,NULL,NULL,CAST('{"type":"played","seat":3,"choice":1,"by":"bot"}' AS BLOB));
INSERT INTO "log" VALUES(160,3,55,1800000616623,NULL,NULL,CAST('{"type":"played","seat":3,"choice":17,"by":"bot"}' AS BLOB));
INSERT INTO "log" VALUES(161,3,56,1800000617856,NULL,NULL,CAST('{"type":"played","seat":4,"choice":2,"by":"bot"}' AS BLOB));
INSERT INTO "log" VALUES(162,3,57,1800000620286,NULL,NULL,CAST('{"type":"played","seat":4,"choice":17,"by":"bot"}' AS BLOB));
INSERT INTO "log" VALUES(163,3,58,1800000680286,NULL,NULL,CAST('{"type":"played","seat":0,"choice":0,"by":"clock"}' AS BLOB));
INSERT INTO "log" VALUES(164,8,0,1800000716000,NULL,NULL,CAST('{"type":"made","person":"irnkgxEgIauVxMuKTh_aLA","name":"Cleo","table":{"game":"arkham-ritual","seats":3,"options":{"first_player":null,"orb_slot":"magical-orb","hero_slot":"investigator","villain_slot":"cultist","great_old_one":"cthulhu","doom_track":false,"competitive":false,"companion":false,"referee":true},"settings":{"visibility":"link","spectators":"delayed","chat":true,"coach":true,"undo":true,"clock":{"decision_seconds":0,"grace_seconds":60,"bot_pace":"natural"}}}}' AS BLOB));
INSERT INTO "log" VALUES(165,8,1,1800000716000,NULL,NULL,CAST('{"type":"sat","seat":0,"person":"irnkgxEgIauVxMuKTh_aLA","name":"Cleo"}' AS BLOB));
INSERT INTO "log" VALUES(166,8,2,1800000716000,NULL,NULL,CAST('{"type":"sat","seat":1,"person":"KWqGToS8QM7YXKmnWBh0vg","name":"Ada"}' AS BLOB));
INSERT INTO "log" VALUES(167,8,3,1800000716000,NULL,NULL,CAST('{"type":"ready","seat":1,"ready":true}' AS BLOB));
INSERT INTO "log" VALUES(168,8,4,1800000716000,NULL,NULL,CAST('{"type":"bot-came","seat":2,"level":"random"}' AS BLOB));
INSERT INTO "log" VALUES(169,8,5,1800000716000,NULL,NULL,CAST('{"type":"began","rules":1,"seed":"0404040404040404040404040404040404040404040404040404040404040404","clock":"00","bots":"11"}' AS BLOB));
INSERT INTO "log" VALUES(170,8,6,1800000716000,'irnkgxEgIauVxMuKTh_aLA','chat-3',CAST('{"type":"chatted","seat":0,"name":"Cleo","text":"Shall we begin?"}' AS BLOB));
INSERT INTO "log" VALUES(171,8,7,1800000716000,'KWqGToS8QM7YXKmnWBh0vg','play-3',CAST('{"type":"played","seat":1,"choice":0,"by":"person"}' AS BLOB));
INSERT INTO "log" VALUES(172,8,8,1800000716000,'irnkgxEgIauVxMuKTh_aLA','play-5',CAST('{"type":"played","seat":0,"choice":7,"by":"person"}' AS BLOB));
INSERT INTO "log" VALUES(173,8,9,1800000716000,'KWqGToS8QM7YXKmnWBh0vg','vote-3',CAST('{"type":"paused"}' AS BLOB));
INSERT INTO "log" VALUES(174,9,0,1800000716000,NULL,NULL,CAST('{"type":"made","person":"irnkgxEgIauVxMuKTh_aLA","name":"Cleo","table":{"game":"arkham-ritual","seats":3,"options":{"first_player":null,"orb_slot":"magical-orb","hero_slot":"investigator","villain_slot":"cultist","great_old_one":"cthulhu","doom_track":false,"competitive":false,"companion":false,"referee":true},"settings":{"visibility":"link","spectators":"delayed","chat":true,"coach":true,"undo":true,"clock":{"decision_seconds":0,"grace_seconds":60,"bot_pace":"natural"}}}}' AS BLOB));
INSERT INTO "log" VALUES(175,9,1,1800000716000,NULL,NULL,CAST('{"type":"sat","seat":0,"person":"irnkgxEgIauVxMuKTh_aLA","name":"Cleo"}' AS BLOB));
INSERT INTO "log" VALUES(176,9,2,1800000716000,NULL,NULL,CAST('{"type":"sat","seat":1,"person":"KWqGToS8QM7YXKmnWBh0vg","name":"Ada"}' AS BLOB));
INSERT INTO "log" VALUES(177,9,3,1800000716000,NULL,NULL,CAST('{"type":"ready","seat":1,"ready":true}' AS BLOB));
INSERT INTO "log" VALUES(178,9,4,1800000716000,NULL,NULL,CAST('{"type":"bot-came","seat":2,"level":"random"}' AS BLOB));
INSERT INTO "log" VALUES(179,9,5,1800000716000,NULL,NULL,CAST('{"type":"began","rules":1,"seed":"0404040404040404040404040404040404040404040404040404040404040404","clock":"00","bots":"11"}' AS BLOB));
INSERT INTO "log" VALUES(180,9,6,1800000716000,'irnkgxEgIauVxMuKTh_aLA','chat-3',CAST('{"type":"chatted","seat":0,"name":"Cleo","text":"Shall we begin?"}' AS BLOB));
INSERT INTO "log" VALUES(181,9,7,1800000716000,'KWqGToS8QM7YXKmnWBh0vg','play-3',CAST('{"type":"played","seat":1,"choice":0,"by":"person"}' AS BLOB));
INSERT INTO "log" VALUES(182,9,8,1800000716000,'irnkgxEgIauVxMuKTh_aLA','play-5',CAST('{"type":"played","seat":0,"choice":7,"by":"person"}' AS BLOB));
INSERT INTO "log" VALUES(183,9,9,1800000716000,'KWqGToS8QM7YXKmnWBh0vg','vote-3',CAST('{"type":"aborted"}' AS BLOB));
CREATE TABLE notes (
	person VARCHAR(32) NOT NULL, 
	"table" INTEGER NOT NULL, 
	text TEXT NOT NULL, 
	CONSTRAINT pk_notes PRIMARY KEY (person, "table"), 
	CONSTRAINT fk_notes_person FOREIGN KEY(person) REFERENCES people (id), 
	CONSTRAINT fk_notes_table FOREIGN KEY("table") REFERENCES tables (number)
);
INSERT INTO "notes" VALUES('KWqGToS8QM7YXKmnWBh0vg',8,'Ben bluffs.');
INSERT INTO "notes" VALUES('KWqGToS8QM7YXKmnWBh0vg',9,'Ben bluffs.');
CREATE TABLE people (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	login VARCHAR(64), 
	password VARCHAR(200), 
	session INTEGER NOT NULL, 
	created BIGINT NOT NULL, 
	CONSTRAINT pk_people PRIMARY KEY (id), 
	CONSTRAINT uq_people_login UNIQUE (login)
);
INSERT INTO "people" VALUES('KWqGToS8QM7YXKmnWBh0vg','Ada','ada','$argon2id$v=19$m=8,t=1,p=1$yOWoAQDisKYOp5qUbjK5Rg$6jVYn4ktf9sI1+32LLoDVlwORjT9R0UqcSKNZtHZnXk',0,1800000000000);
INSERT INTO "people" VALUES('KTFqkol7A--wbajQn487ww','Ben','ben','$argon2id$v=19$m=8,t=1,p=1$ubuQwSYqduFUiJDD1UFELA$FZoiLOh8qS+ItEHqLTVNmE5Zn/sOPvdHIv1P2YT4V10',0,1800000000000);
INSERT INTO "people" VALUES('irnkgxEgIauVxMuKTh_aLA','Cleo',NULL,NULL,0,1800000000000);
CREATE TABLE places (
	person VARCHAR(32) NOT NULL, 
	"table" INTEGER NOT NULL, 
	CONSTRAINT pk_places PRIMARY KEY (person, "table"), 
	CONSTRAINT fk_places_person FOREIGN KEY(person) REFERENCES people (id), 
	CONSTRAINT fk_places_table FOREIGN KEY("table") REFERENCES tables (number)
);
INSERT INTO "places" VALUES('KWqGToS8QM7YXKmnWBh0vg',1);
INSERT INTO "places" VALUES('KTFqkol7A--wbajQn487ww',1);
INSERT INTO "places" VALUES('KWqGToS8QM7YXKmnWBh0vg',2);
INSERT INTO "places" VALUES('KTFqkol7A--wbajQn487ww',2);
INSERT INTO "places" VALUES('KWqGToS8QM7YXKmnWBh0vg',3);
INSERT INTO "places" VALUES('KTFqkol7A--wbajQn487ww',3);
INSERT INTO "places" VALUES('KWqGToS8QM7YXKmnWBh0vg',4);
INSERT INTO "places" VALUES('KTFqkol7A--wbajQn487ww',4);
INSERT INTO "places" VALUES('KWqGToS8QM7YXKmnWBh0vg',5);
INSERT INTO "places" VALUES('KTFqkol7A--wbajQn487ww',5);
INSERT INTO "places" VALUES('KWqGToS8QM7YXKmnWBh0vg',6);
INSERT INTO "places" VALUES('KTFqkol7A--wbajQn487ww',6);
INSERT INTO "places" VALUES('KWqGToS8QM7YXKmnWBh0vg',7);
INSERT INTO "places" VALUES('KTFqkol7A--wbajQn487ww',7);
INSERT INTO "places" VALUES('irnkgxEgIauVxMuKTh_aLA',8);
INSERT INTO "places" VALUES('KWqGToS8QM7YXKmnWBh0vg',8);
INSERT INTO "places" VALUES('irnkgxEgIauVxMuKTh_aLA',9);
INSERT INTO "places" VALUES('KWqGToS8QM7YXKmnWBh0vg',9);
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
	created BIGINT NOT NULL, 
	CONSTRAINT pk_tables PRIMARY KEY (number), 
	CONSTRAINT uq_tables_id UNIQUE (id)
);
INSERT INTO "tables" VALUES(1,'ImbzA79PMjI-QR84IAWCkA','arkham-ritual','playing','public',3,3,'KWqGToS8QM7YXKmnWBh0vg','Ada',1800000000000);
INSERT INTO "tables" VALUES(2,'c5Yj4VgPqBrRe2o3jIo4vw','arkham-ritual','lobby','public',3,2,'KWqGToS8QM7YXKmnWBh0vg','Ada',1800000004000);
INSERT INTO "tables" VALUES(3,'2qmrqmrUe6i2y7zb_2XdjQ','among-cultists','playing','public',5,5,'KWqGToS8QM7YXKmnWBh0vg','Ada',1800000004000);
INSERT INTO "tables" VALUES(4,'Ysc-YysCV5S1APvXY1HZNQ','among-cultists','lobby','public',5,2,'KWqGToS8QM7YXKmnWBh0vg','Ada',1800000010000);
INSERT INTO "tables" VALUES(5,'-_Kqxix2Zd3ZpdqemF-nXA','death-may-die','playing','public',2,2,'KWqGToS8QM7YXKmnWBh0vg','Ada',1800000010000);
INSERT INTO "tables" VALUES(6,'akEC3mie5366r4oa5b3AGg','death-may-die','lobby','public',2,2,'KWqGToS8QM7YXKmnWBh0vg','Ada',1800000010000);
INSERT INTO "tables" VALUES(7,'JkK5KugouKXRBgdW9fhk2w','arkham-ritual','over','link',3,3,'KWqGToS8QM7YXKmnWBh0vg','Ada',1800000010000);
INSERT INTO "tables" VALUES(8,'nDCCMHRpgo_3FKJYxHbFlA','arkham-ritual','paused','link',3,3,'irnkgxEgIauVxMuKTh_aLA','Cleo',1800000716000);
INSERT INTO "tables" VALUES(9,'Uu7OrxBIEcMHmmw3eV6i1w','arkham-ritual','aborted','link',3,3,'irnkgxEgIauVxMuKTh_aLA','Cleo',1800000716000);
CREATE INDEX ix_tables_visibility_status ON tables (visibility, status);
COMMIT;
