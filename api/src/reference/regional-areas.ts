import { type Place, places } from './place.ts';

/** Areas of every city but Dhaka, by the city's English name. */
export const regionalAreas: Readonly<Record<string, readonly Place[]>> = {
  Chattogram: places(`
Agrabad|আগ্রাবাদ|22.3252|91.8114
GEC Circle|জিইসি মোড়|22.3591|91.8215
Nasirabad|নাসিরাবাদ|22.3647|91.8230
Khulshi|খুলশী|22.3620|91.8090
Panchlaish|পাঁচলাইশ|22.3663|91.8330
Chawkbazar|চকবাজার|22.3586|91.8372
Halishahar|হালিশহর|22.3156|91.7776
Oxygen|অক্সিজেন|22.3930|91.8250
Bahaddarhat|বহদ্দারহাট|22.3690|91.8450
Chandgaon|চান্দগাঁও|22.3760|91.8490
Muradpur|মুরাদপুর|22.3690|91.8330
Lalkhan Bazar|লালখান বাজার|22.3480|91.8180
Jamal Khan|জামালখান|22.3450|91.8330
Kotwali|কোতোয়ালী|22.3370|91.8350
Anderkilla|আন্দরকিল্লা|22.3410|91.8370
Pahartali|পাহাড়তলী|22.3690|91.7790
Patenga|পতেঙ্গা|22.2440|91.7920
Bayezid|বায়েজিদ|22.3840|91.8150
Bakalia|বাকলিয়া|22.3490|91.8500
Sadarghat|সদরঘাট|22.3290|91.8290
Colonel Hat|কর্নেল হাট|22.3720|91.7700
`),
  Sylhet: places(`
Zindabazar|জিন্দাবাজার|24.8950|91.8690
Amberkhana|আম্বরখানা|24.9050|91.8700
Uposhohor|উপশহর|24.8880|91.8840|Upashahar
Subid Bazar|সুবিদ বাজার|24.9040|91.8590
Shibganj|শিবগঞ্জ|24.8970|91.8880
Tilagor|টিলাগড়|24.8980|91.9000
Akhalia|আখালিয়া|24.9090|91.8380
Bandar Bazar|বন্দর বাজার|24.8910|91.8720
Mirabazar|মিরাবাজার|24.8970|91.8800
Pathantula|পাঠানটুলা|24.9060|91.8520
Kumarpara|কুমারপাড়া|24.8990|91.8750
Chowhatta|চৌহাট্টা|24.8990|91.8680
Shahi Eidgah|শাহী ঈদগাহ|24.9080|91.8790
`),
  Rajshahi: places(`
Shaheb Bazar|সাহেব বাজার|24.3640|88.6000
Kazla|কাজলা|24.3650|88.6360
Binodpur|বিনোদপুর|24.3640|88.6450
Talaimari|তালাইমারী|24.3610|88.6260
Lakshmipur|লক্ষ্মীপুর|24.3730|88.5850
Uposhohor Rajshahi|রাজশাহী উপশহর|24.3850|88.5980
Shiroil|শিরোইল|24.3740|88.6080
Motihar|মতিহার|24.3660|88.6390
Padma Residential|পদ্মা আবাসিক|24.3790|88.6230
Naodapara|নওদাপাড়া|24.4010|88.6090
Court Station|কোর্ট স্টেশন|24.3760|88.5650
`),
  Khulna: places(`
Sonadanga|সোনাডাঙ্গা|22.8170|89.5450
Khalishpur|খালিশপুর|22.8490|89.5400
Boyra|বয়রা|22.8330|89.5380
Nirala|নিরালা|22.8040|89.5560
Gollamari|গল্লামারী|22.8010|89.5370
Royal Mor|রয়্যাল মোড়|22.8140|89.5600
Daulatpur|দৌলতপুর|22.8740|89.5180
Shib Bari|শিববাড়ি|22.8200|89.5540
Rupsha|রূপসা|22.8010|89.5790
Moylapota|ময়লাপোতা|22.8100|89.5560
Fulbarigate|ফুলবাড়ীগেট|22.8990|89.5070
`),
  Barishal: places(`
Nathullabad|নথুল্লাবাদ|22.7170|90.3510
Rupatali|রূপাতলী|22.6810|90.3530
Sadar Road|সদর রোড|22.7010|90.3700
Kashipur|কাশিপুর|22.7290|90.3420
Bottola|বটতলা|22.7000|90.3590
`),
  Rangpur: places(`
Jahaj Company Mor|জাহাজ কোম্পানি মোড়|25.7500|89.2470
Modern Mor|মডার্ন মোড়|25.7130|89.2580
Dhap|ধাপ|25.7640|89.2390
Lalbagh Rangpur|রংপুর লালবাগ|25.7280|89.2560
Shapla Chattar|শাপলা চত্বর|25.7440|89.2530
`),
  Mymensingh: places(`
Charpara|চরপাড়া|24.7430|90.4080
Ganginarpar|গাঙ্গিনারপাড়|24.7560|90.4060
Kewatkhali|কেওয়াটখালী|24.7330|90.4270
Town Hall|টাউন হল|24.7620|90.3990
Maskanda|মাসকান্দা|24.7330|90.4010
`),
  Cumilla: places(`
Kandirpar|কান্দিরপাড়|23.4610|91.1830
Kotbari|কোটবাড়ী|23.4270|91.1290
Jhawtola|ঝাউতলা|23.4650|91.1840
Tomsom Bridge|টমছম ব্রিজ|23.4520|91.1780
Race Course Cumilla|কুমিল্লা রেসকোর্স|23.4710|91.1750
`),
  Gazipur: places(`
Tongi|টঙ্গী|23.8900|90.4020
Board Bazar|বোর্ড বাজার|23.9450|90.3830
Joydebpur|জয়দেবপুর|23.9990|90.4200
Konabari|কোনাবাড়ী|24.0060|90.3260
Chowrasta|গাজীপুর চৌরাস্তা|23.9890|90.3820
`),
  Narayanganj: places(`
Chashara|চাষাড়া|23.6240|90.5000
Fatullah|ফতুল্লা|23.6420|90.4830
Siddhirganj|সিদ্ধিরগঞ্জ|23.6880|90.5180
Bandar|বন্দর|23.6150|90.5230
`),
  Bogura: places(`
Satmatha|সাতমাথা|24.8480|89.3730
Jaleswaritala|জলেশ্বরীতলা|24.8450|89.3700
Colony Bogura|বগুড়া কলোনী|24.8330|89.3720
Thanthania|ঠনঠনিয়া|24.8400|89.3790
`),
};
