import { places } from './place.ts';

export const divisions = places(`
Dhaka Division|ঢাকা বিভাগ|23.9536|90.1495
Chattogram Division|চট্টগ্রাম বিভাগ|22.9150|91.5300|Chittagong Division
Rajshahi Division|রাজশাহী বিভাগ|24.7106|88.9414
Khulna Division|খুলনা বিভাগ|22.8088|89.2467
Barishal Division|বরিশাল বিভাগ|22.3811|90.3372|Barisal Division
Sylhet Division|সিলেট বিভাগ|24.7050|91.6761
Rangpur Division|রংপুর বিভাগ|25.8483|88.9414
Mymensingh Division|ময়মনসিংহ বিভাগ|24.7136|90.4502
`);

/** All 64 districts, each at its headquarters. */
export const districts = places(`
Bagerhat|বাগেরহাট|22.6516|89.7859
Bandarban|বান্দরবান|22.1953|92.2184
Barguna|বরগুনা|22.1591|90.1262
Barishal|বরিশাল|22.7010|90.3535|Barisal
Bhola|ভোলা|22.6859|90.6482
Bogura|বগুড়া|24.8465|89.3773|Bogra
Brahmanbaria|ব্রাহ্মণবাড়িয়া|23.9571|91.1119
Chandpur|চাঁদপুর|23.2333|90.6712
Chapai Nawabganj|চাঁপাইনবাবগঞ্জ|24.5965|88.2776
Chattogram|চট্টগ্রাম|22.3569|91.7832|Chittagong
Chuadanga|চুয়াডাঙ্গা|23.6402|88.8418
Cox's Bazar|কক্সবাজার|21.4272|92.0058|Coxs Bazar
Cumilla|কুমিল্লা|23.4607|91.1809|Comilla
Dhaka|ঢাকা|23.8103|90.4125
Dinajpur|দিনাজপুর|25.6217|88.6354
Faridpur|ফরিদপুর|23.6071|89.8429
Feni|ফেনী|23.0159|91.3976
Gaibandha|গাইবান্ধা|25.3288|89.5281
Gazipur|গাজীপুর|23.9999|90.4203
Gopalganj|গোপালগঞ্জ|23.0051|89.8266
Habiganj|হবিগঞ্জ|24.3749|91.4155
Jamalpur|জামালপুর|24.9375|89.9378
Jashore|যশোর|23.1664|89.2081|Jessore
Jhalokathi|ঝালকাঠি|22.6406|90.1987|Jhalokati
Jhenaidah|ঝিনাইদহ|23.5448|89.1539
Joypurhat|জয়পুরহাট|25.0968|89.0227
Khagrachhari|খাগড়াছড়ি|23.1193|91.9847
Khulna|খুলনা|22.8456|89.5403
Kishoreganj|কিশোরগঞ্জ|24.4449|90.7766
Kurigram|কুড়িগ্রাম|25.8054|89.6362
Kushtia|কুষ্টিয়া|23.9013|89.1205
Lakshmipur|লক্ষ্মীপুর|22.9425|90.8412
Lalmonirhat|লালমনিরহাট|25.9923|89.2847
Madaripur|মাদারীপুর|23.1641|90.1897
Magura|মাগুরা|23.4873|89.4199
Manikganj|মানিকগঞ্জ|23.8644|90.0047
Meherpur|মেহেরপুর|23.7622|88.6318
Moulvibazar|মৌলভীবাজার|24.4829|91.7774
Munshiganj|মুন্সিগঞ্জ|23.5422|90.5305
Mymensingh|ময়মনসিংহ|24.7471|90.4203
Naogaon|নওগাঁ|24.7936|88.9318
Narail|নড়াইল|23.1725|89.5127
Narayanganj|নারায়ণগঞ্জ|23.6238|90.5000
Narsingdi|নরসিংদী|23.9229|90.7177
Natore|নাটোর|24.4206|89.0003
Netrokona|নেত্রকোণা|24.8710|90.7279
Nilphamari|নীলফামারী|25.9318|88.8560
Noakhali|নোয়াখালী|22.8696|91.0995
Pabna|পাবনা|24.0064|89.2372
Panchagarh|পঞ্চগড়|26.3411|88.5542
Patuakhali|পটুয়াখালী|22.3596|90.3299
Pirojpur|পিরোজপুর|22.5841|89.9720
Rajbari|রাজবাড়ী|23.7574|89.6445
Rajshahi|রাজশাহী|24.3745|88.6042
Rangamati|রাঙ্গামাটি|22.6533|92.1753
Rangpur|রংপুর|25.7439|89.2752
Satkhira|সাতক্ষীরা|22.7185|89.0705
Shariatpur|শরীয়তপুর|23.2423|90.4348
Sherpur|শেরপুর|25.0205|90.0153
Sirajganj|সিরাজগঞ্জ|24.4534|89.7007
Sunamganj|সুনামগঞ্জ|25.0658|91.3950
Sylhet|সিলেট|24.8949|91.8687
Tangail|টাঙ্গাইল|24.2513|89.9167
Thakurgaon|ঠাকুরগাঁও|26.0337|88.4617
`);
