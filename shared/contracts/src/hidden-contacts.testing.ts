/** Texts of people who try to be reached before a deal; each has a way to reach somebody. Numbers are invented. */
export const hiddenContacts = String.raw`
Call me 01700000001
Number: 01700-000001
My cell is 0 1 7 0 0 0 0 0 0 0 1
017 0000 0001 any time
zero 1700000001
+8801700000001
+880 (0)1700-000001
00880 1700 000001
88 01700 000 001
(880) 1700-000001
1700000001 is my number
1700-000001 WhatsApp
1700 000 001
17 00 00 00 01 is what follows 0, number: 17 00 00 00 01
০১৭০০০০০০০১
০১৭০০-০০০০০১
০ ১ ৭ ০ ০ ০ ০ ০ ০ ০ ১
+৮৮০১৭০০০০০০০১
০১৭০০ ০০০ ০০১ এ ফোন দিন
০১৭০০,০০০,০০১
٠١٧٠٠٠٠٠٠٠١
۰۱۷۰۰۰۰۰۰۰۱
०१७०००००००१
０１７００００００００１
＋８８０１７０００００００１
①⑦⓪⓪⓪⓪⓪⓪⓪① after a zero: ⓪①⑦⓪⓪⓪⓪⓪⓪⓪①
⓿❶❼⓿⓿⓿⓿⓿⓿⓿❶
𝟎𝟏𝟕𝟎𝟎𝟎𝟎𝟎𝟎𝟎𝟏
𝟘𝟙𝟟𝟘𝟘𝟘𝟘𝟘𝟘𝟘𝟙
𝟬𝟭𝟳𝟬𝟬𝟬𝟬𝟬𝟬𝟬𝟭
⁰¹⁷⁰⁰⁰⁰⁰⁰⁰¹
₀₁₇₀₀₀₀₀₀₀₁
0️⃣1️⃣7️⃣0️⃣0️⃣0️⃣0️⃣0️⃣0️⃣0️⃣1️⃣
0​1​7​0​0​0​0​0​0​0​1
01700⁠000001
017­0000­0001
‪01700000001‬
0‍1‍7‍0‍0‍0‍0‍0‍0‍0‍1
0,1,7,0,0,0,0,0,0,0,1
0, 1, 7, 0, 0, 0, 0, 0, 0, 0, 1
০,১,৭,০,০,০,০,০,০,০,১
0.1.7.0.0.0.0.0.0.0.1
0-1-7-0-0-0-0-0-0-0-1
0/1/7/0/0/0/0/0/0/0/1
0_1_7_0_0_0_0_0_0_0_1
0*1*7*0*0*0*0*0*0*0*1
0|1|7|0|0|0|0|0|0|0|1
0~1~7~0~0~0~0~0~0~0~1
0:1:7:0:0:0:0:0:0:0:1
(0)(1)(7)(0)(0)(0)(0)(0)(0)(0)(1)
0#1#7#0#0#0#0#0#0#0#1
017__00__00__00__01
o1700000001
O17OOOOOOO1
0l700000001
ol7ooooooo1
o17oo-ooooo1
оl7oooooool
01 7oo ooo ool
0I700000001
01700 ooo ooi
zero one seven zero zero zero zero zero zero zero one
Zero-one-seven double zero triple zero zero zero one
oh one seven oh oh oh oh oh oh oh one
ZERO ONE SEVEN, DOUBLE ZERO, DOUBLE ZERO, DOUBLE ZERO, ZERO ONE
zero1seven0zero0zero0zero0one
zero.one.seven.zero.zero.zero.zero.zero.zero.zero.one
zero one seven and then zero zero zero zero zero zero zero one
zeroonesevenzerozerozerozerozerozerozeroone
zero one nine 1 2 three 4 five 6 seven 8
o one eight one two three four five six seven eight
zero seventeen zero zero zero zero zero zero zero one
০১৭ শূন্য শূন্য শূন্য শূন্য শূন্য শূন্য শূন্য এক
শূন্য এক সাত শূন্য শূন্য শূন্য শূন্য শূন্য শূন্য শূন্য এক
শুন্য এক আট দুই তিন চার পাঁচ ছয় সাত আট নয়
শূন্য, এক, নয়, এক, দুই, তিন, চার, পাঁচ, ছয়, সাত, আট
জিরো ওয়ান সেভেন জিরো জিরো জিরো জিরো জিরো জিরো জিরো ওয়ান
জিরো ওয়ান এইট টু থ্রি ফোর ফাইভ সিক্স সেভেন এইট নাইন
জিরো-ওয়ান-নাইন-ফাইভ-ফাইভ-ডাবল জিরো-সিক্স-টু-থ্রি
জিরো ওয়ান সেভেন ডাবল জিরো ট্রিপল জিরো ডাবল জিরো ওয়ান
জিরো ওয়ান থ্রি ওয়ান টু 3 4 5 ছয় 7 আট
শূন্য সতেরো শূন্য শূন্য শূন্য শূন্য শূন্য শূন্য শূন্য এক
শূন্যএকসাতশূন্যশূন্যশূন্যশূন্যশূন্যশূন্যশূন্যএক
shunno ek sat shunno shunno shunno shunno shunno shunno shunno ek
sunno ek noy ek dui tin char pach choy sat at
zero ek sat double zero double zero double zero ek at
jiro one seven jiro jiro jiro jiro jiro jiro jiro one
Contact zero wan? No: 0 one 7 zero zero zero zero zero zero zero 1
০ এক ৭ ০ ০ ০ ০ ০ ০ ০ এক
নম্বর শূন্য ১ সাত ০ ০ ০ ০ ০ ০ ০ ১
My number is 0 1 7 . . 0 0 0 0 . . 0 0 0 1
017 then 0000 0001? 01700 00 00 01
01700000001/01800000002
Bkash 01700000001 personal
নগদ ০১৭০০০০০০০১
ফোন করুন: ০১৭০০ ০০০০ ০১
হোয়াটসঅ্যাপ +৮৮০ ১৭০০ ০০০০০১
ইমো নাম্বার ০১৭০০০০০০০১
আমার নাম্বার ০১৭০০০০০০০১
যোগাযোগ ০১৭০০-০০-০০-০১
tel:01700000001
WhatsApp:8801700000001
wa.me/8801700000001
https://wa.me/8801700000001
api.whatsapp.com/send?phone=8801700000001
01700 000001 (Rahim sir)
I teach well. 01700000001. Call after 5.
Sir01700000001
বাসায় পড়াই০১৭০০০০০০০১
rahim@gmail.com
rahim.uddin.1990@gmail.com
rahim @ gmail . com
rahim at gmail dot com
rahim(at)gmail(dot)com
rahim [at] yahoo [dot] com
rahim{at}gmail{dot}com
rahim at gmail
rahim@gmail
rahim at the rate gmail dot com
rahim at the rate of gmail.com
রহিম অ্যাট জিমেইল ডট কম
rahim অ্যাট জিমেইল ডট কম
rahim এট gmail ডট com
ｒａｈｉｍ＠ｇｍａｉｌ．ｃｏｍ
rahim​@gmail.com
rahim gmail dot com
Gmail: rahim.uddin90
E-mail: rahim_90
ইমেইল: rahim.uddin90
write me: tutor-rahim@outlook.com
𝓻𝓪𝓱𝓲𝓶@gmail.com
mail tutor.rahim+new@proton.me
rahim@du.ac.bd
facebook.com/rahim.uddin.5
Facebook: rahim.uddin5
fb.com/rahim
fb/rahim.uddin
FB: Rahim Uddin
Facebook: Rahim Uddin Ahmed
Find me on Facebook as Rahim Uddin
facebook id rahim uddin
fb id - rahim_77
facebook dot com slash rahim
facebook ডট কম স্ল্যাশ rahim
ফেসবুক ডট কম/rahim
fасebook.com/rahim
ｆａｃｅｂｏｏｋ．ｃｏｍ／ｒａｈｉｍ
m.me/rahim
m dot me slash rahim
ফেসবুক আইডি: রহিম উদ্দিন
ফেসবুকে: রহিম উদ্দিন
ফেসবুক আইডি rahim.uddin
Messenger: rahim_uddin
Instagram @rahim.tutor
insta: rahim_tutor
ig? instagram.com/rahim
Insta/rahimtutor
Telegram: @rahim_bd
t.me/rahim_bd
t dot me slash rahim_bd
telegram rahim_bd77
Telegram id: rahimbd
টেলিগ্রাম: rahim_bd
টেলিগ্রাম আইডি rahimbd77
Imo: rahim1990
imo id rahim1990
ইমো: rahim90
Skype: live.rahim_1
skype id rahimtutor
viber rahim_90
LinkedIn: Rahim Uddin Khan
linkedin.com/in/rahim
www.rahimtutor.com
www . rahimtutor . com
https://rahim.example/cv
hxxps://rahim.example
rahimtutor.com
rahimtutor.xyz
rahim.blogspot.com
rahimtutor dot com
rahimtutor (dot) com
my site: rahim-physics.net
rahim.tutor.site
bit.ly/rahim1
youtu.be/abc123
youtube.com/@rahimphysics
@rahim_bd on any app
@ rahimphysics
WhatsApp 01700 000 001
whats app 017 00 00 00 01
call 7000 00001 with 01 before
Call zero one seven... 01700000001
০১৭০০ - ০০ - ০০ - ০১
০১৭০০=০০০০০১
০১৭০০+০০০০০১
ﬁnd me: 01700000001
৹ 01700000001
০1৭০0০0০0০1
0১7০0০0০0০1
০১৭০০​০০০০০১
০‌১‌৭‌০‌০‌০‌০‌০‌০‌০‌১
0̶1̶7̶0̶0̶0̶0̶0̶0̶0̶1̶
০১৭০০ ০০০০০১ নম্বরে মিসড কল দিন
পড়াতে চাই, শূন্য এক ছয় ১ ২ ৩ ৪ ৫ ৬ ৭ ৮
Six years of experience, zero one six, five five, four four, three three, two two
`
  .trim()
  .split('\n');
