import { type Place, places } from './place.ts';

/** Thanas of the other cities by the list of the Bangladesh Bureau of Statistics, and the names that people use by
 * OpenStreetMap; middles are right to some 300 m. Ids go on from `regional-areas.ts`: add at the end only. */
export const moreRegionalAreas: Readonly<Record<string, readonly Place[]>> = {
  Chattogram: places(`
Double Mooring|ডবলমুরিং|22.3290|91.8120|Doublemooring
Bandar|বন্দর|22.3080|91.7960|Chattogram Bandar|Port
EPZ|ইপিজেড|22.2890|91.7800|CEPZ|Export Processing Zone
Akbar Shah|আকবর শাহ|22.3690|91.7860|Akbarshah
Karnaphuli|কর্ণফুলী|22.2930|91.8430|Karnafuli
Nasirabad Housing Society|নাসিরাবাদ হাউজিং সোসাইটি|22.3600|91.8260|Nasirabad Housing
South Khulshi|দক্ষিণ খুলশী|22.3580|91.8060
Tiger Pass|টাইগারপাস|22.3420|91.8130|Tigerpass
WASA|ওয়াসা মোড়|22.3520|91.8210|WASA Circle
Dampara|দামপাড়া|22.3530|91.8190
Probartak|প্রবর্তক মোড়|22.3620|91.8320|Prabartak
Mehedibag|মেহেদীবাগ|22.3560|91.8270|Mehdibagh
Kazir Dewri|কাজীর দেউড়ি|22.3470|91.8250|Kazir Deuri
Ashkar Dighi|আসকার দীঘি|22.3480|91.8290|Askar Dighir Par
Rahmatganj|রহমতগঞ্জ|22.3440|91.8390
Dewan Bazar|দেওয়ান বাজার|22.3460|91.8410
Katalganj|কাতালগঞ্জ|22.3600|91.8370
Shulakbahar|শুলকবহর|22.3650|91.8380|Sholokbahar
Hamzarbagh|হামজারবাগ|22.3750|91.8290
Sholoshahar|ষোলশহর|22.3690|91.8250|Sholashahar|2 No Gate|২ নং গেট
Polytechnic Chattogram|চট্টগ্রাম পলিটেকনিক|22.3720|91.8190|Polytechnic
Baizid Bostami|বায়েজিদ বোস্তামী|22.3870|91.8120|Bayezid Bostami
Hathazari Road|হাটহাজারী রোড|22.3850|91.8290
CDA Avenue|সিডিএ এভিনিউ|22.3610|91.8200
CDA Agrabad|সিডিএ আগ্রাবাদ|22.3200|91.8030|Agrabad CDA
Sirajuddaula Road|সিরাজউদ্দৌলা রোড|22.3500|91.8400
New Market Chattogram|চট্টগ্রাম নিউ মার্কেট|22.3340|91.8320
Firingi Bazar|ফিরিঙ্গী বাজার|22.3310|91.8380
Boalkhali|বোয়ালখালী|22.3780|91.9140
Hathazari|হাটহাজারী|22.5040|91.8080
Bhatiari|ভাটিয়ারী|22.4360|91.7370
Fouzderhat|ফৌজদারহাট|22.4030|91.7570|Faujdarhat
Kattali|কাট্টলী|22.3560|91.7700|North Kattali
Saraipara|সরাইপাড়া|22.3480|91.7880
Rampur Halishahar|হালিশহর রামপুর|22.3330|91.7880
Steel Mill|স্টিল মিল|22.2690|91.7900
Kathgar|কাঠগড়|22.2570|91.7960
Mohra|মোহরা|22.3860|91.8700
Kalurghat|কালুরঘাট|22.3900|91.8850
`),
  Sylhet: places(`
Kotwali|কোতোয়ালী|24.8930|91.8660
Jalalabad|জালালাবাদ|24.9120|91.8460
Airport|বিমানবন্দর|24.9380|91.8680|Airport Road
Shah Paran|শাহপরান|24.9050|91.9110|Shahparan
South Surma|দক্ষিণ সুরমা|24.8720|91.8710|Dakshin Surma
Moglabazar|মোগলাবাজার|24.8220|91.8920
Dargah Gate|দরগাহ গেট|24.9010|91.8670
Pir Moholla|পীর মহল্লা|24.9100|91.8640
Modina Market|মদিনা মার্কেট|24.9080|91.8480|Madina Market
Kumargaon|কুমারগাঁও|24.9100|91.8300
SUST Gate|শাবিপ্রবি গেট|24.9130|91.8340|University Gate
Bagbari|বাগবাড়ি|24.8960|91.8500
Shekhghat|শেখঘাট|24.8880|91.8590
Lamabazar|লামাবাজার|24.8940|91.8600
Rikabibazar|রিকাবীবাজার|24.8980|91.8620
Mirzajangal|মির্জাজাঙ্গাল|24.8920|91.8640
Taltola|তালতলা|24.8900|91.8650
Subhanighat|সোবহানীঘাট|24.8930|91.8790|Sobhanighat
Naiorpul|নাইওরপুল|24.8960|91.8770
Raynagar|রায়নগর|24.9010|91.8850
Baluchar|বালুচর|24.9080|91.8970
Chowkidekhi|চৌকিদেখী|24.9200|91.8730
Housing Estate Sylhet|সিলেট হাউজিং এস্টেট|24.9080|91.8670|Housing Estate
Kadamtali|কদমতলী|24.8790|91.8760
`),
  Rajshahi: places(`
Boalia|বোয়ালিয়া|24.3670|88.5980
Rajpara|রাজপাড়া|24.3720|88.5770
Shah Makhdum|শাহ মখদুম|24.4120|88.6060|Shah Mokhdum
Chandrima|চন্দ্রিমা|24.3790|88.6170
Kashiadanga|কাশিয়াডাঙ্গা|24.3770|88.5490
Katakhali|কাটাখালী|24.3680|88.6760
Paba|পবা|24.4310|88.6110
New Market Rajshahi|রাজশাহী নিউ মার্কেট|24.3730|88.6000|New Market
Sagarpara|সাগরপাড়া|24.3670|88.6050
Ghoramara|ঘোড়ামারা|24.3640|88.6070
Rani Bazar|রানীবাজার|24.3690|88.6030|Ranibazar
Alupatti|আলুপট্টি|24.3630|88.6050
Hetem Khan|হেতেম খাঁ|24.3690|88.5940
Kazihata|কাজীহাটা|24.3690|88.5880
Greater Road|গ্রেটার রোড|24.3740|88.5920
Rail Gate|রেলগেট|24.3780|88.6010
Bhadra|ভদ্রা|24.3740|88.6200
Meherchandi|মেহেরচণ্ডী|24.3770|88.6370
Sopura|সপুরা|24.3880|88.6070
Tikapara|টিকাপাড়া|24.3680|88.6120
`),
  Khulna: places(`
Khulna Sadar|খুলনা সদর|22.8150|89.5640|Kotwali
Khan Jahan Ali|খানজাহান আলী|22.8900|89.5140
Labanchara|লবণচরা|22.7860|89.5650
Harintana|হরিণটানা|22.7930|89.5400
Aranghata|আড়ংঘাটা|22.8610|89.5010
Dak Bangla|ডাকবাংলা|22.8180|89.5620|Dakbangla
Ferry Ghat|ফেরিঘাট|22.8170|89.5670
Tutpara|টুটপাড়া|22.8050|89.5640
Rupsha Stand|রূপসা স্ট্যান্ড|22.8020|89.5720
Banargati|বানরগাতি|22.8090|89.5460
Boikali|বৈকালী|22.8390|89.5370
Muzgunni|মুজগুন্নী|22.8360|89.5330|Mujgunni
New Market Khulna|খুলনা নিউ মার্কেট|22.8240|89.5490|New Market
Natun Rasta|নতুন রাস্তা|22.8550|89.5330
Zero Point|জিরো পয়েন্ট|22.7930|89.5470
Khulna University Area|খুলনা বিশ্ববিদ্যালয় এলাকা|22.8010|89.5330
Teligati|তেলিগাতী|22.9010|89.5020|KUET
Shiromoni|শিরোমণি|22.9110|89.5050
Phultala|ফুলতলা|22.9780|89.4670
`),
  Barishal: places(`
Kotwali|কোতোয়ালী|22.7030|90.3670
Kawnia|কাউনিয়া|22.7180|90.3680
Airport|বিমানবন্দর|22.7700|90.3180|Rahmatpur|রহমতপুর
Bandar|বন্দর|22.6600|90.3750
Natun Bazar|নতুন বাজার|22.7080|90.3630
Amtala|আমতলা|22.6960|90.3550|Amtala More
Chowmatha|চৌমাথা|22.7060|90.3530
Alekanda|আলেকান্দা|22.6930|90.3620
Sagardi|সাগরদী|22.6880|90.3570
Bangla Bazar|বাংলা বাজার|22.6950|90.3650
Port Road|পোর্ট রোড|22.6990|90.3740
Bhatikhana|ভাটিখানা|22.7110|90.3700
Amanatganj|আমানতগঞ্জ|22.7180|90.3740
Gorosthan Road|গোরস্থান রোড|22.7010|90.3560
Karnakathi|কর্ণকাঠী|22.6590|90.3610|Barishal University
`),
  Rangpur: places(`
Kotwali|কোতোয়ালী|25.7560|89.2480
Tajhat|তাজহাট|25.7240|89.2830
Mahiganj|মাহিগঞ্জ|25.7300|89.2900
Parshuram|পরশুরাম|25.7800|89.2500
Haragach|হারাগাছ|25.8240|89.3340
Hazirhat|হাজীরহাট|25.7760|89.2140
Medical Mor|মেডিকেল মোড়|25.7680|89.2330
Park Mor|পার্ক মোড়|25.7190|89.2610
Terminal|টার্মিনাল|25.7690|89.2440
Pairachattar|পায়রা চত্বর|25.7520|89.2520|Paira Chattar
Munshipara|মুন্সিপাড়া|25.7530|89.2450
Guptapara|গুপ্তপাড়া|25.7510|89.2500
Senpara|সেনপাড়া|25.7540|89.2550
Kamal Kachna|কামাল কাছনা|25.7420|89.2600
Cadet College Rangpur|রংপুর ক্যাডেট কলেজ এলাকা|25.7170|89.2690
Keranipara|কেরানীপাড়া|25.7590|89.2420
Satmatha Rangpur|রংপুর সাতমাথা|25.7390|89.2790|Satmatha
`),
  Mymensingh: places(`
Kotwali|কোতোয়ালী|24.7590|90.4030
Agricultural University Campus|কৃষি বিশ্ববিদ্যালয় এলাকা|24.7220|90.4370|BAU
Natun Bazar|নতুন বাজার|24.7530|90.4020
Sankipara|সানকিপাড়া|24.7490|90.3960
Kachijhuli|কাচিঝুলি|24.7590|90.3930
Akua|আকুয়া|24.7430|90.3920
Bridge Mor|ব্রিজ মোড়|24.7460|90.4240|Patgudam
Baghmara|বাঘমারা|24.7440|90.4050
Golpukur Par|গোলপুকুর পাড়|24.7560|90.4000
Charpara Medical|মেডিকেল কলেজ গেট|24.7420|90.4110
Shambhuganj|শম্ভুগঞ্জ|24.7560|90.4480
Digarkanda|দিগারকান্দা|24.7240|90.4080
College Road|কলেজ রোড|24.7540|90.3960
Zilla School Mor|জিলা স্কুল মোড়|24.7570|90.3970
Rahmatpur|রহমতপুর|24.7640|90.3760
`),
  Cumilla: places(`
Adarsha Sadar|আদর্শ সদর|23.4580|91.1760|Kotwali|কোতোয়ালী
Sadar Dakshin|সদর দক্ষিণ|23.4100|91.1750
Cantonment|ক্যান্টনমেন্ট|23.4820|91.1150|Mainamati
Badurtala|বাদুড়তলা|23.4600|91.1860
Police Line|পুলিশ লাইন|23.4680|91.1790
Rajganj|রাজগঞ্জ|23.4620|91.1880
Chawkbazar|চকবাজার|23.4560|91.1960
Shasongacha|শাসনগাছা|23.4690|91.1650|Shashongacha
Thakurpara|ঠাকুরপাড়া|23.4530|91.1820
Ranir Dighi|রানীর দীঘি|23.4570|91.1840
Dharmasagar|ধর্মসাগর|23.4640|91.1810
Bagichagaon|বাগিচাগাঁও|23.4640|91.1780
Paduar Bazar|পদুয়ার বাজার|23.4280|91.1740|Bishwa Road
Housing Estate Cumilla|কুমিল্লা হাউজিং এস্টেট|23.4740|91.1690|Housing Estate
Monoharpur|মনোহরপুর|23.4590|91.1880
`),
  Gazipur: places(`
Gazipur Sadar|গাজীপুর সদর|24.0020|90.4260
Tongi East|টঙ্গী পূর্ব|23.8930|90.4140|Tongi Purba
Tongi West|টঙ্গী পশ্চিম|23.8900|90.3950|Tongi Paschim
Gacha|গাছা|23.9330|90.4010
Pubail|পূবাইল|23.9370|90.4810
Basan|বাসন|23.9870|90.3690
Kashimpur|কাশিমপুর|23.9900|90.3220
Salna|সালনা|24.0370|90.3990
Rajendrapur|রাজেন্দ্রপুর|24.0920|90.4300
Shibbari|শিববাড়ী|23.9960|90.4150
Vogra|ভোগড়া|23.9800|90.3810|Bhogra
Boro Bari|বড়বাড়ী|23.9220|90.3890
College Gate Tongi|টঙ্গী কলেজ গেট|23.9080|90.3990|College Gate
Cherag Ali|চেরাগ আলী|23.9010|90.4010
Ershad Nagar|এরশাদ নগর|23.9130|90.4050
Mirer Bazar|মীরের বাজার|23.9080|90.4560
Kaliakair|কালিয়াকৈর|24.0730|90.2240
Sreepur|শ্রীপুর|24.1960|90.4650
`),
  Narayanganj: places(`
Narayanganj Sadar|নারায়ণগঞ্জ সদর|23.6170|90.5010
Sonargaon|সোনারগাঁও|23.6470|90.5980
Rupganj|রূপগঞ্জ|23.7860|90.5210
Araihazar|আড়াইহাজার|23.7890|90.6540
Amlapara|আমলাপাড়া|23.6200|90.5040
Deobhog|দেওভোগ|23.6150|90.4950
Khanpur|খানপুর|23.6290|90.5030
Jamtola|জামতলা|23.6270|90.4940
Masdair|মাসদাইর|23.6260|90.4880
Tanbazar|টানবাজার|23.6130|90.5040
Nitaiganj|নিতাইগঞ্জ|23.6080|90.5030
Pagla|পাগলা|23.6640|90.4580
Shibu Market|শিবু মার্কেট|23.6480|90.4930
Jalkuri|জালকুড়ি|23.6620|90.4980
Chittagong Road|চিটাগাং রোড|23.6960|90.5110|Shimrail
Adamjee Nagar|আদমজী নগর|23.6760|90.5180|Adamjee
Kanchpur|কাঁচপুর|23.7040|90.5230
Bhulta|ভুলতা|23.7890|90.5680
Godnail|গোদনাইল|23.6570|90.5140
`),
  Bogura: places(`
Bogura Sadar|বগুড়া সদর|24.8510|89.3680
Shajahanpur|শাজাহানপুর|24.8010|89.3820
Sherpur Road|শেরপুর রোড|24.8300|89.3760
Banani Bogura|বগুড়া বনানী|24.8160|89.3790|Banani
Charmatha|চারমাথা|24.8560|89.3530
Matidali|মাটিডালি|24.8800|89.3700
Khandar|খান্দার|24.8370|89.3650
Malgram|মালগ্রাম|24.8370|89.3580
Fulbari|ফুলবাড়ী|24.8640|89.3750
Nishindara|নিশিন্দারা|24.8620|89.3610
Sutrapur Bogura|বগুড়া সূত্রাপুর|24.8450|89.3670|Sutrapur
Badurtala|বাদুড়তলা|24.8520|89.3770
Rahman Nagar|রহমান নগর|24.8420|89.3720
Chelopara|চেলোপাড়া|24.8500|89.3810
Sabgram|সাবগ্রাম|24.8470|89.4120
`),
};
