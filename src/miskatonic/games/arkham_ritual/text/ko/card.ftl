ar-name = 아캄 리추얼
