/** Lookup names that are no places, `English|Bengali`; names of institutes stay as they are. */
export const bengaliWords = `
Bangla Medium|বাংলা মাধ্যম
English Medium|ইংলিশ মিডিয়াম
English Version|ইংলিশ ভার্সন
Bangla Version|বাংলা ভার্সন
Madrasa Medium|মাদ্রাসা মাধ্যম
Religious Studies|ধর্মীয় শিক্ষা
Admission Test|ভর্তি পরীক্ষা
Language Learning|ভাষা শিক্ষা
Test Preparation|পরীক্ষার প্রস্তুতি
Arts and Crafts|আর্ট ও সংগীত
Computer and Skills|কম্পিউটার ও স্কিল
University Courses|বিশ্ববিদ্যালয়ের কোর্স
Playgroup|প্লে গ্রুপ
Nursery|নার্সারি
KG|কেজি
KG 1|কেজি ১
Class 1|প্রথম শ্রেণি
Class 2|দ্বিতীয় শ্রেণি
Class 3|তৃতীয় শ্রেণি
Class 4|চতুর্থ শ্রেণি
Class 5|পঞ্চম শ্রেণি
Class 6|ষষ্ঠ শ্রেণি
Class 7|সপ্তম শ্রেণি
Class 8|অষ্টম শ্রেণি
Class 9|নবম শ্রেণি
Class 10|দশম শ্রেণি
SSC Candidate|এসএসসি পরীক্ষার্থী
HSC 1st Year|এইচএসসি ১ম বর্ষ
HSC 2nd Year|এইচএসসি ২য় বর্ষ
HSC Candidate|এইচএসসি পরীক্ষার্থী
Standard 1|স্ট্যান্ডার্ড ১
Standard 2|স্ট্যান্ডার্ড ২
Standard 3|স্ট্যান্ডার্ড ৩
Standard 4|স্ট্যান্ডার্ড ৪
Standard 5|স্ট্যান্ডার্ড ৫
Standard 6|স্ট্যান্ডার্ড ৬
Standard 7|স্ট্যান্ডার্ড ৭
Standard 8|স্ট্যান্ডার্ড ৮
O Level|ও লেভেল
AS Level|এএস লেভেল
A Level|এ লেভেল
Ebtedayi 1|ইবতেদায়ি ১ম
Ebtedayi 2|ইবতেদায়ি ২য়
Ebtedayi 3|ইবতেদায়ি ৩য়
Ebtedayi 4|ইবতেদায়ি ৪র্থ
Ebtedayi 5|ইবতেদায়ি ৫ম
Dakhil 6|দাখিল ৬ষ্ঠ
Dakhil 7|দাখিল ৭ম
Dakhil 8|দাখিল ৮ম
Dakhil 9|দাখিল ৯ম
Dakhil 10|দাখিল ১০ম
Alim|আলিম
Dakhil|দাখিল
Fazil|ফাজিল
Kamil|কামিল
Quran Learning|কুরআন শিক্ষা
Arabic Language|আরবি ভাষা
Gita Learning|গীতা শিক্ষা
School Admission|স্কুল ভর্তি
Cadet College Admission|ক্যাডেট কলেজ ভর্তি
Medical Admission|মেডিকেল ভর্তি
Engineering Admission|ইঞ্জিনিয়ারিং ভর্তি
University Admission (Unit A)|বিশ্ববিদ্যালয় ভর্তি (ক ইউনিট)
University Admission (Unit B)|বিশ্ববিদ্যালয় ভর্তি (খ ইউনিট)
University Admission (Unit C)|বিশ্ববিদ্যালয় ভর্তি (গ ইউনিট)
Spoken English|স্পোকেন ইংলিশ
IELTS|আইইএলটিএস
Bangla for Foreigners|বিদেশিদের জন্য বাংলা
Japanese|জাপানি
Korean|কোরীয়
German|জার্মান
SAT|স্যাট
GRE|জিআরই
BCS|বিসিএস
Drawing|চিত্রাঙ্কন
Vocal Music|কণ্ঠসংগীত
Guitar|গিটার
Dance|নৃত্য
Programming|প্রোগ্রামিং
Office Applications|অফিস অ্যাপ্লিকেশন
Graphic Design|গ্রাফিক ডিজাইন
BSc Mathematics|বিএসসি গণিত
BSc Computer Science|বিএসসি কম্পিউটার বিজ্ঞান
BBA|বিবিএ
All Subjects|সব বিষয়
Bangla|বাংলা
English|ইংরেজি
Mathematics|গণিত
Science|বিজ্ঞান
Bangladesh and Global Studies|বাংলাদেশ ও বিশ্বপরিচয়
Religion|ধর্ম
ICT|আইসিটি
Physics|পদার্থবিজ্ঞান
Chemistry|রসায়ন
Biology|জীববিজ্ঞান
Higher Mathematics|উচ্চতর গণিত
Additional Mathematics|অতিরিক্ত গণিত
Further Mathematics|ফার্দার ম্যাথমেটিকস
Accounting|হিসাববিজ্ঞান
Finance|ফিন্যান্স
Business Studies|ব্যবসায় শিক্ষা
Economics|অর্থনীতি
Statistics|পরিসংখ্যান
Logic|যুক্তিবিদ্যা
Arabic|আরবি
Quran Majid|কুরআন মাজিদ
Hadith|হাদিস
Fiqh|ফিকহ
Quran Reading|কুরআন তিলাওয়াত
Tajweed|তাজবিদ
Hifz|হিফজ
Gita|গীতা
General Knowledge|সাধারণ জ্ঞান
Listening|লিসেনিং
Reading|রিডিং
Writing|রাইটিং
Speaking|স্পিকিং
Verbal|ভার্বাল
Quantitative|কোয়ান্টিটেটিভ
Rabindra Sangeet|রবীন্দ্রসংগীত
Nazrul Geeti|নজরুলগীতি
Classical Music|শাস্ত্রীয় সংগীত
Classical Dance|শাস্ত্রীয় নৃত্য
C|সি
C++|সি++
Python|পাইথন
Java|জাভা
Web Development|ওয়েব ডেভেলপমেন্ট
Microsoft Office|মাইক্রোসফট অফিস
Adobe Illustrator|অ্যাডোবি ইলাস্ট্রেটর
Adobe Photoshop|অ্যাডোবি ফটোশপ
Calculus|ক্যালকুলাস
Linear Algebra|রৈখিক বীজগণিত
Data Structures|ডেটা স্ট্রাকচার
Algorithms|অ্যালগরিদম
Databases|ডেটাবেজ
Marketing|মার্কেটিং
Group Tutoring|গ্রুপ টিউটরিং
Home Tutoring|হোম টিউটরিং
Online Tutoring|অনলাইন টিউটরিং
Secondary|মাধ্যমিক
Higher Secondary|উচ্চমাধ্যমিক
Diploma|ডিপ্লোমা
Bachelor Honors|স্নাতক (সম্মান)
Masters|স্নাতকোত্তর
Doctorate|ডক্টরেট
SSC|এসএসসি
SSC (Vocational)|এসএসসি (ভোকেশনাল)
HSC|এইচএসসি
HSC (Vocational)|এইচএসসি (ভোকেশনাল)
HSC (BM)|এইচএসসি (বিএম)
Diploma in Engineering|ডিপ্লোমা ইন ইঞ্জিনিয়ারিং
Diploma in Nursing|ডিপ্লোমা ইন নার্সিং
Diploma in Agriculture|ডিপ্লোমা ইন অ্যাগ্রিকালচার
Diploma in Medical Technology|ডিপ্লোমা ইন মেডিকেল টেকনোলজি
BSc (Honors)|বিএসসি (সম্মান)
BSc Engineering|বিএসসি ইঞ্জিনিয়ারিং
BA (Honors)|বিএ (সম্মান)
BSS (Honors)|বিএসএস (সম্মান)
LLB (Honors)|এলএলবি (সম্মান)
MBBS|এমবিবিএস
BDS|বিডিএস
B Pharm|বি ফার্ম
B Arch|বি আর্ক
BA (Pass)|বিএ (পাস)
MSc|এমএসসি
MSc Engineering|এমএসসি ইঞ্জিনিয়ারিং
MA|এমএ
MSS|এমএসএস
MBA|এমবিএ
LLM|এলএলএম
M Pharm|এম ফার্ম
PhD|পিএইচডি
MPhil|এমফিল
FCPS|এফসিপিএস
MD|এমডি
One to one|একজন করে
Group study|দলগত পড়াশোনা
Online with whiteboard|হোয়াইটবোর্ডসহ অনলাইন
Exam and model test based|পরীক্ষা ও মডেল টেস্টভিত্তিক
Note and assignment based|নোট ও অ্যাসাইনমেন্টভিত্তিক
Play and activity based|খেলা ও কার্যক্রমভিত্তিক
National ID Card|জাতীয় পরিচয়পত্র
Birth Certificate|জন্ম সনদ
Passport|পাসপোর্ট
University ID Card|বিশ্ববিদ্যালয়ের পরিচয়পত্র
SSC Certificate|এসএসসি সনদ
HSC Certificate|এইচএসসি সনদ
O Level Certificate|ও লেভেল সনদ
A Level Certificate|এ লেভেল সনদ
Bachelor Certificate|স্নাতক সনদ
Public University|সরকারি বিশ্ববিদ্যালয়
Private University|বেসরকারি বিশ্ববিদ্যালয়
National University|জাতীয় বিশ্ববিদ্যালয়
Engineering University|প্রকৌশল বিশ্ববিদ্যালয়
Medical College|মেডিকেল কলেজ
Agricultural University|কৃষি বিশ্ববিদ্যালয়
Polytechnic Institute|পলিটেকনিক ইনস্টিটিউট
Madrasa|মাদ্রাসা
International University|আন্তর্জাতিক বিশ্ববিদ্যালয়
Jashore|যশোর
Madrasah|মাদ্রাসা
Technical|কারিগরি
Cambridge|কেমব্রিজ
Edexcel|এডেক্সেল
International Baccalaureate|ইন্টারন্যাশনাল ব্যাকালোরিয়েট
Humanities|মানবিক
General|সাধারণ
Islam|ইসলাম
Hinduism|হিন্দুধর্ম
Buddhism|বৌদ্ধধর্ম
Christianity|খ্রিষ্টধর্ম
Other|অন্যান্য
Prefer not to say|বলতে চাই না
Computer Science and Engineering|কম্পিউটার বিজ্ঞান ও প্রকৌশল
Electrical and Electronic Engineering|তড়িৎ ও ইলেকট্রনিক প্রকৌশল
Mechanical Engineering|যন্ত্রকৌশল
Civil Engineering|পুরকৌশল
Architecture|স্থাপত্য
Textile Engineering|বস্ত্র প্রকৌশল
Chemical Engineering|কেমিকৌশল
Industrial and Production Engineering|শিল্প ও উৎপাদন প্রকৌশল
Software Engineering|সফটওয়্যার প্রকৌশল
Biochemistry and Molecular Biology|প্রাণরসায়ন ও অণুপ্রাণবিজ্ঞান
Botany|উদ্ভিদবিজ্ঞান
Zoology|প্রাণিবিজ্ঞান
Microbiology|অণুজীববিজ্ঞান
Pharmacy|ফার্মেসি
Genetic Engineering and Biotechnology|জিন প্রকৌশল ও জীবপ্রযুক্তি
Geography and Environment|ভূগোল ও পরিবেশ
Soil, Water and Environment|মৃত্তিকা, পানি ও পরিবেশ
History|ইতিহাস
Philosophy|দর্শন
Islamic Studies|ইসলামি শিক্ষা
Political Science|রাষ্ট্রবিজ্ঞান
Sociology|সমাজবিজ্ঞান
International Relations|আন্তর্জাতিক সম্পর্ক
Public Administration|লোকপ্রশাসন
Social Work|সমাজকর্ম
Anthropology|নৃবিজ্ঞান
Mass Communication and Journalism|গণযোগাযোগ ও সাংবাদিকতা
Law|আইন
Accounting and Information Systems|অ্যাকাউন্টিং অ্যান্ড ইনফরমেশন সিস্টেমস
Management|ব্যবস্থাপনা
Banking and Insurance|ব্যাংকিং ও বিমা
International Business|আন্তর্জাতিক ব্যবসায়
Tourism and Hospitality Management|পর্যটন ও আতিথেয়তা ব্যবস্থাপনা
Medicine|চিকিৎসাবিজ্ঞান
Dentistry|দন্তচিকিৎসা
Nursing|নার্সিং
Agriculture|কৃষি
Fisheries|মৎস্যবিজ্ঞান
Veterinary Science|প্রাণিচিকিৎসা
Education and Research|শিক্ষা ও গবেষণা
Psychology|মনোবিজ্ঞান
Fine Arts|চারুকলা
Music|সংগীত
`;
