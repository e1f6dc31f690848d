/** Families and tutors write this in English, without a way to reach anybody. */
export const honestEnglish = String.raw`
I teach mathematics and physics to classes 9 and 10.
Five years of experience with O level students.
O level and A level, Edexcel and Cambridge, 2 students at once.
Class one two and three, all subjects.
Classes one, two, three, four, five, six, seven and eight
Class 1-5 all subjects, class 6-8 maths and science
Salary 5000 to 8000 taka
Salary 15,000 - 20,000 taka a month
Pay 10000-12000, negotiable
BDT 25,000 for A level, 18,000 for O level
500 taka an hour, 12 hours a month, 6000 taka in all
Tk. 4,500 + transport 500
1,20,000 a year, or 10,000 a month
I can come 3 days a week from 5 pm to 7 pm
Available 6:30 pm - 8:00 pm on Sunday, Tuesday and Thursday
7.00-8.30 am before school, 5.30-7.00 pm after it
Between 15:00 and 17:30, or 19:00 and 21:00
From 01.01.2026 to 31.12.2026
01/04/2026 - 30/06/2026
Since 2019; SSC 2014, HSC 2016, BSc 2021
SSC 2019 GPA 5.00, HSC 2021 GPA 5.00, CGPA 3.87
GPA 5.00 in SSC and HSC both
CGPA 3.75 out of 4.00
Session 2020-21, 4th year 2nd semester
Session 2018-2019 2019-2020 2020-2021
I got 95 in maths, 92 in physics, 90 in chemistry, 88 in English
Marks: 78 82 91 67 88 in five tests
My students scored 80, 85, 90, 92, 95 and 97 last year
Sector 11, Uttara, Dhaka-1230
Road 12, Block C, Banani, near the mosque
House rent area of Mirpur 10, 11 and 12
Mirpur 1, 2, 6, 7, 10, 11, 12, 13 and 14 are fine
Dhanmondi 27, 32 and Jigatola
Wari, Gandaria, Sutrapur and Old Dhaka
I live within 2 km of Farmgate
I travel at most 5 km, 20 minutes by bus
Group study of 3 to 5 students, 90 minutes each
1 hour 30 minutes a day, 5 days a week
One to one, at home or online
I prefer to teach girls of class 5 to 8
Male tutor needed for two boys of class 7 and class 9
Female tutor for a girl of KG 2
Calm and patient tutor for a playgroup child who counts zero one two three four five six seven eight nine
We learn numbers zero to ten: zero one two three four five six seven eight nine ten
Counting by two: two four six eight ten
Tables of 2, 3, 4, 5, 6, 7, 8, 9 and 10
Number patterns such as 2 4 8 16 32 64 128
Fibonacci: 0 1 1 2 3 5 8 13 21
Binary numbers like 0101 and 1110
The value of pi is 3.14159
Prime numbers 2, 3, 5, 7, 11, 13, 17, 19, 23
From 0 to 100 in six months
100% attendance and 90% marks
I was 1st in class from 1 to 10
Rank 12 in the admission test of 2020, merit 345
Scored 7.5 in IELTS (8.0, 7.5, 7.0, 7.5)
IELTS 7.5, listening 8.5, reading 8.0, writing 6.5, speaking 7.0
SAT 1450, maths 780, English 670
GRE 325, quant 168, verbal 157
TOEFL 105 of 120
A* in maths, A in physics, B in chemistry
Eight As in O level, three A* in A level
I am a student of BUET, CSE, 3rd year
Student of Dhaka Medical College, 4th year
Honours and masters from Dhaka University in English
B.Sc. in Physics, M.Sc. running
B.Com and M.Com from National University
B.Ed. and M.Ed., 10 years as a school teacher
Teacher of Ideal School and College for 8 years
Worked at a coaching centre from 2017 to 2020
I taught 12 students of class 10, and all got A+
I can teach bangla, english, math, science, ICT
English first and second paper, Bangla second paper
ICT chapters 3, 4 and 5 with C programming
HTML, CSS and C for HSC ICT
Accounting, finance and management for HSC
Higher maths and general maths for class 9-10
Physics, chemistry, biology of class 11 and 12
Quran and Arabic for children of 6 to 12
Art and handwriting for class one and two
Spoken English, 3 months, 36 classes
Weekly test on Friday at 10 am
Monthly test, report to parents by the 5th
Two tests a month, 50 marks each
I make notes and give sheets for every chapter
Homework every day, 20 minutes
I explain with pictures and games
I use a whiteboard and Zoom for online classes
Online class through Zoom or Google Meet
Facebook and WhatsApp: available for homework
WhatsApp available
Skype or Zoom, both are fine
Facebook and YouTube distract the student; please help
No Facebook, no games during the lesson
He spends 3 hours on Facebook and 2 hours on YouTube
Imo or WhatsApp calls during lessons are not allowed
Please no phone during the class
The child looks at the phone too much
Call of duty is his favourite game
Please contact through the site only
Phone number will be given after confirmation
We will share the number after the deal
I do not share my number here
Email and phone through the site please
Message me through the platform
Telegram group of the batch has 30 students
My father is a teacher, my mother is a doctor
Our son is weak in maths and good in English
He is in class 8, version English, roll 23
Roll number 12 in a class of 60
Two students, class 3 and class 5, same time
Three brothers of class 2, 4 and 6
Twins of class 6, one boy and one girl
Need a tutor from 1 December
Start from next month, 3 months first
Admission test of 2026 for class 6, cadet college
Cadet college admission, 4 months, every day
Preparation for Holy Cross and Viqarunnisa
Preparation for medical admission, biology part
University admission, unit A, maths and physics
HSC 2025 batch, test in 3 months
SSC 2026, revision of all 12 chapters
Chapters 1, 2, 3, 5, 7, 8, 9, 11 of physics
Pages 10-12, 15-18, 20-25 for tomorrow
Exercise 3.1, 3.2, 3.3, 4.1, 4.2 and 5.1
Lessons 1 to 15 of English for Today
Units 1-3 5-7 9-12 of the book
Trial class of 2 days is possible
First 2 classes are free
Payment on the 1st to the 5th of each month
Advance of 50% and the rest at the end
Salary 6k, may be 7k after three months
8k for 4 days, 10k for 5 days
From 8000/- to 10000/- a month
5000+ for two subjects, 8000+ for all
3500 4000 4500 5000 by class
3000 for class 5; 3500 for class 6; 4000 for class 7
Minimum 1500, maximum 50000 taka
Six days a week, seven to eight in the evening
One boy, one girl, seven and nine years old
Age 9, 11 and 14
Seven years, eleven months
He was born in 2012 and she in 2015
I was born in Sylhet and live in Dhaka
At gmail they have a nice office, my uncle says
I am good at maths and at English
At home or at the library
Good at drawing. Online or offline is fine.
Patient.Come and see a trial class.
Serious tutor needed.Salary is good
Notes, slides etc. are mine
i.e. Bangla medium, e.g. class 7
St. Joseph, Notre Dame, Holy Cross
Dr. Kudrat-i-Khuda road, flat on the 3rd floor
Near Asad Gate, 4th floor, lift available
Not far from Mohakhali DOHS
Bus no. 6 and 27 stop nearby
Metro rail to Uttara North, 15 minutes
Friday off, Saturday optional
2/3 days a week, 1.5 hours
2-3 hours, 3-4 days, 4-5 students
Hiring 2 tutors: one for maths and one for English
I can start on 15/12/2025
9-10-11-12 all classes
Class 5 6 7 8 9 10 11 12
K-12, STEM and robotics
Grade 0 to 8 in an English school
KG 1, KG 2, nursery and playgroup
Level 0, 1 and 2 of Kumon
IGCSE 0580 maths and 0625 physics
Edexcel 4MA1 and 4PH1, Cambridge 9709
Syllabus codes 0580, 0606, 0610, 0620 and 0625
Course CSE 101, MAT 120 and PHY 111
4 levels, 20 units, 160 lessons
Weight of hope 50 kg, joking aside, physics is fun
60 seconds, 3600 seconds, 86400 seconds: units first
Speed of light 300000 km/s
Avogadro number 6.022 x 10^23
g = 9.8 m/s2 and c = 3 x 10^8
Lakh 100000, crore 10000000
`
  .trim()
  .split('\n');
