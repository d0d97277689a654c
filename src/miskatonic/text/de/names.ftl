### Die Namen der Bots.

bot-name-1 = Asenath
bot-name-2 = Barnabas
bot-name-3 = Cordelia
bot-name-4 = Ephraim
bot-name-5 = Keziah
bot-name-6 = Obed
bot-name-7 = Tabitha
bot-name-8 = Zadok
