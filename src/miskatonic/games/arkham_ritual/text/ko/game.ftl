### 아캄 리추얼: 카드, 종류, 색과 잡담 심판. 나머지는 영어가 대신합니다.


## 색, 분류, 유물

ar-colour-sane = 온전함
ar-colour-cursed = 저주받음

ar-kind-artifact = 유물
ar-kind-event = 사건
ar-kind-character = 인물
ar-kind-great-old-one = 위대한 옛 존재

ar-type-candelabra = 촛대
ar-type-dagger = 단검
ar-type-idol = 우상
ar-type-chalice = 성배
ar-type-tome = 마도서

## 카드

ar-card-candelabra-sane = 온전한 촛대
ar-card-candelabra-cursed = 저주받은 촛대
ar-card-dagger-sane = 온전한 단검
ar-card-dagger-cursed = 저주받은 단검
ar-card-idol-sane = 온전한 우상
ar-card-idol-cursed = 저주받은 우상
ar-card-chalice-sane = 온전한 성배
ar-card-chalice-cursed = 저주받은 성배
ar-card-tome-sane = 온전한 마도서
ar-card-tome-cursed = 저주받은 마도서
ar-card-elder-sign = 고대의 표식
ar-card-gate = 관문
ar-card-magical-orb = 마법 구슬
ar-card-shining-trapezohedron = 빛나는 트라페조헤드론
ar-card-investigator = 조사자
ar-card-wary-student = 경계하는 학생
ar-card-cultist = 광신도
ar-card-mad-professor = 미친 교수
ar-card-cthulhu = 크툴루
ar-card-nyarlathotep = 니알라토텝
ar-card-yog-sothoth = 요그소토스
ar-card-hastur = 하스터
ar-card-mystery-card = 수수께끼 카드

## 잡담 심판

ar-talk-held = 전하지 않았습니다: “{ $word }” 때문에 다른 사람이 든 카드가 드러납니다. 라운드 중에는 다른 사람의 카드나 그 색을 말할 수 없습니다. 자기 카드에 대한 추측, 공개된 카드, 수 세기는 괜찮습니다. 라운드가 끝나면 자유롭게 말하세요.
ar-talk-passing = 전하지 않았습니다: “{ $word }” 때문에 뒤집힌 카드가 드러납니다. 라운드가 끝나면 자유롭게 말하세요.
ar-talk-bare = 전하지 않았습니다: “{ $word }” 때문에 카드나 색이 드러납니다. 라운드가 끝나면 자유롭게 말하세요.
