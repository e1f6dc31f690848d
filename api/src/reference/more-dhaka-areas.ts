import { places } from './place.ts';

/** Thanas of Dhaka and of what adjoins it by the list of the Bangladesh Bureau of Statistics, and the names that people
 * use by OpenStreetMap; middles are right to some 300 m. Ids go on from `dhaka-areas.ts`: add at the end only. */
export const moreDhakaAreas = places(`
Mirpur|মিরপুর|23.8042|90.3667
Uttara|উত্তরা|23.8728|90.3984|Uttora
Gulshan|গুলশান|23.7902|90.4153
Kafrul|কাফরুল|23.7886|90.3846
Kuril|কুড়িল|23.8207|90.4215|Kuril Bishwa Road
Nilkhet|নীলক্ষেত|23.7316|90.3868|Neelkhet
Mohakhali DOHS|মহাখালী ডিওএইচএস|23.7829|90.3932|DOHS Mohakhali
Baridhara DOHS|বারিধারা ডিওএইচএস|23.8139|90.4135|DOHS Baridhara
Banani DOHS|বনানী ডিওএইচএস|23.7945|90.3998|DOHS Banani
Mirpur DOHS|মিরপুর ডিওএইচএস|23.8363|90.3689|DOHS Mirpur
Baridhara Diplomatic Zone|বারিধারা কূটনৈতিক এলাকা|23.7996|90.4228|Baridhara J Block
Mirpur 3|মিরপুর ৩|23.8058|90.3581|Mirpur-3|মিরপুর ৩ নম্বর
Mirpur 5|মিরপুর ৫|23.8128|90.3668|Mirpur-5|মিরপুর ৫ নম্বর
Mirpur 7|মিরপুর ৭|23.8169|90.3612|Mirpur-7|মিরপুর ৭ নম্বর
Mirpur 13|মিরপুর ১৩|23.8052|90.3790|Mirpur-13|মিরপুর ১৩ নম্বর
Mirpur 14|মিরপুর ১৪|23.7987|90.3866|Mirpur-14|মিরপুর ১৪ নম্বর
Mirpur 60 Feet|মিরপুর ৬০ ফিট|23.7921|90.3673|Sixty Feet|ষাট ফিট
Uttara Sector 1|উত্তরা সেক্টর ১|23.8586|90.4013|Sector 1|সেক্টর ১|উত্তরা ১ নম্বর সেক্টর
Uttara Sector 2|উত্তরা সেক্টর ২|23.8561|90.4043|Sector 2|সেক্টর ২|উত্তরা ২ নম্বর সেক্টর
Uttara Sector 4|উত্তরা সেক্টর ৪|23.8635|90.4044|Sector 4|সেক্টর ৪|উত্তরা ৪ নম্বর সেক্টর
Uttara Sector 5|উত্তরা সেক্টর ৫|23.8640|90.3912|Sector 5|সেক্টর ৫|উত্তরা ৫ নম্বর সেক্টর
Uttara Sector 6|উত্তরা সেক্টর ৬|23.8713|90.4052|Sector 6|সেক্টর ৬|উত্তরা ৬ নম্বর সেক্টর
Uttara Sector 8|উত্তরা সেক্টর ৮|23.8807|90.4031|Sector 8|সেক্টর ৮|উত্তরা ৮ নম্বর সেক্টর
Uttara Sector 9|উত্তরা সেক্টর ৯|23.8806|90.3968|Sector 9|সেক্টর ৯|উত্তরা ৯ নম্বর সেক্টর
Uttara Sector 11|উত্তরা সেক্টর ১১|23.8764|90.3899|Sector 11|সেক্টর ১১|উত্তরা ১১ নম্বর সেক্টর
Uttara Sector 13|উত্তরা সেক্টর ১৩|23.8716|90.3876|Sector 13|সেক্টর ১৩|উত্তরা ১৩ নম্বর সেক্টর
Uttara Sector 15|উত্তরা সেক্টর ১৫|23.8672|90.3648|Sector 15|সেক্টর ১৫|উত্তরা ১৫ নম্বর সেক্টর|Diabari
Uttara Sector 16|উত্তরা সেক্টর ১৬|23.8597|90.3621|Sector 16|সেক্টর ১৬|উত্তরা ১৬ নম্বর সেক্টর
Uttara Sector 17|উত্তরা সেক্টর ১৭|23.8488|90.3653|Sector 17|সেক্টর ১৭|উত্তরা ১৭ নম্বর সেক্টর
Uttara Sector 18|উত্তরা সেক্টর ১৮|23.8536|90.3702|Sector 18|সেক্টর ১৮|উত্তরা ১৮ নম্বর সেক্টর
Diabari|দিয়াবাড়ি|23.8761|90.3675|Dia Bari
Uttarkhan|উত্তরখান|23.8805|90.4360|Uttar Khan
Azampur|আজমপুর|23.8688|90.4010
Abdullahpur|আব্দুল্লাহপুর|23.8802|90.4012
House Building|হাউজ বিল্ডিং|23.8740|90.4003|House Building Uttara
Rajlakshmi|রাজলক্ষ্মী|23.8640|90.4002|Rajlaxmi
Airport|বিমানবন্দর|23.8517|90.4080|Biman Bandar|এয়ারপোর্ট
Ashkona|আশকোনা|23.8520|90.4178
Kawla|কাওলা|23.8458|90.4136|Kaola
Turag|তুরাগ|23.8870|90.3780
Kamarpara|কামারপাড়া|23.8920|90.3860
Lake Circus|লেক সার্কাস|23.7497|90.3826|Lake Circus Kalabagan
Kathalbagan|কাঁঠালবাগান|23.7477|90.3898|Free School Street
Hatirpool|হাতিরপুল|23.7434|90.3915
Paribagh|পরীবাগ|23.7423|90.3958
Banglamotor|বাংলামোটর|23.7460|90.3945|Bangla Motor
Science Laboratory|সায়েন্স ল্যাবরেটরি|23.7389|90.3832|Science Lab|সায়েন্স ল্যাব
Katabon|কাঁটাবন|23.7385|90.3907
Dhaka University Campus|ঢাকা বিশ্ববিদ্যালয় এলাকা|23.7331|90.3928|TSC|টিএসসি
Palashi|পলাশী|23.7268|90.3893
Bakshi Bazar|বকশী বাজার|23.7228|90.3954|Bakshibazar
Chawkbazar|চকবাজার|23.7165|90.3954|Chowkbazar|Chawk Bazar
Islambagh|ইসলামবাগ|23.7128|90.3920
Kotwali|কোতোয়ালী|23.7098|90.4098|কোতয়ালী
Sadarghat|সদরঘাট|23.7067|90.4096
Islampur|ইসলামপুর|23.7101|90.4060
Naya Bazar|নয়াবাজার|23.7157|90.4085|Nayabazar
Nawabpur|নবাবপুর|23.7197|90.4121
Armanitola|আরমানিটোলা|23.7124|90.4025
Nazira Bazar|নাজিরা বাজার|23.7219|90.4071|Nazirabazar
Narinda|নারিন্দা|23.7122|90.4212
Tikatuli|টিকাটুলি|23.7203|90.4213
Gopibagh|গোপীবাগ|23.7247|90.4243
Swamibagh|স্বামীবাগ|23.7150|90.4254
Dayaganj|দয়াগঞ্জ|23.7086|90.4258
Dholaikhal|ধোলাইখাল|23.7126|90.4160
Postogola|পোস্তগোলা|23.6930|90.4292|Postagola
Shyampur|শ্যামপুর|23.6890|90.4400
Kadamtali|কদমতলী|23.6917|90.4475
Jurain|জুরাইন|23.6960|90.4350
Dhania|ধনিয়া|23.7040|90.4440|Dania|দনিয়া
Shonir Akhra|শনির আখড়া|23.7030|90.4510|Shanir Akhra
Rayerbagh|রায়েরবাগ|23.6980|90.4560
Matuail|মাতুয়াইল|23.7060|90.4660
Konapara|কোনাপাড়া|23.7130|90.4660
Sign Board|সাইনবোর্ড|23.6930|90.4800|Signboard
Golapbagh|গোলাপবাগ|23.7147|90.4302
Manik Nagar|মানিকনগর|23.7232|90.4348|Maniknagar
Kamalapur|কমলাপুর|23.7330|90.4260
Sabujbagh|সবুজবাগ|23.7392|90.4270
Madartek|মাদারটেক|23.7413|90.4402
Nandipara|নন্দীপাড়া|23.7466|90.4520
Goran|গোড়ান|23.7503|90.4330
Meradia|মেরাদিয়া|23.7620|90.4415
South Banasree|দক্ষিণ বনশ্রী|23.7570|90.4380
Taltola Khilgaon|খিলগাঁও তালতলা|23.7529|90.4200|Khilgaon Taltola
Shahjahanpur|শাহজাহানপুর|23.7425|90.4210
Rajarbagh|রাজারবাগ|23.7421|90.4172
Mouchak|মৌচাক|23.7462|90.4120
Bailey Road|বেইলি রোড|23.7414|90.4107
Segunbagicha|সেগুনবাগিচা|23.7329|90.4076|Segun Bagicha
Arambagh|আরামবাগ|23.7312|90.4208
Fakirapool|ফকিরাপুল|23.7304|90.4164|Fakirapul
Naya Paltan|নয়াপল্টন|23.7375|90.4145|Nayapaltan
Gulistan|গুলিস্তান|23.7252|90.4124
Wireless Gate|ওয়্যারলেস গেট|23.7520|90.4080
Mirbagh|মীরবাগ|23.7550|90.4150
Modhubagh|মধুবাগ|23.7565|90.4120|Madhubagh
Ulon|উলন|23.7600|90.4160
Hatirjheel|হাতিরঝিল|23.7640|90.4110
Tejgaon Industrial Area|তেজগাঁও শিল্পাঞ্চল|23.7690|90.4030|Tejgaon I/A|Tejgaon Shilpanchal
Nakhalpara|নাখালপাড়া|23.7690|90.3960
Tejkunipara|তেজকুনিপাড়া|23.7620|90.3970
Monipuripara|মণিপুরীপাড়া|23.7600|90.3860|Monipuri Para
Indira Road|ইন্দিরা রোড|23.7580|90.3850
Raja Bazar|রাজাবাজার|23.7540|90.3840|Rajabazar
Sukrabad|শুক্রাবাদ|23.7530|90.3790|Shukrabad
Sher-e-Bangla Nagar|শেরেবাংলা নগর|23.7700|90.3760|Sher e Bangla Nagar|Sherebangla Nagar
Shyamoli Ring Road|শ্যামলী রিং রোড|23.7705|90.3612|Ring Road
Mohammadia Housing|মোহাম্মদিয়া হাউজিং|23.7640|90.3500
Shekhertek|শেখেরটেক|23.7690|90.3520
Bosila|বছিলা|23.7480|90.3430|Basila
Nurjahan Road|নূরজাহান রোড|23.7625|90.3625
Tajmahal Road|তাজমহল রোড|23.7655|90.3640
Babar Road|বাবর রোড|23.7680|90.3660
Asad Gate|আসাদ গেট|23.7596|90.3730
Dhaka Uddan|ঢাকা উদ্যান|23.7610|90.3400|Dhaka Uddyan
Mohammadpur Beribadh|মোহাম্মদপুর বেড়িবাঁধ|23.7545|90.3500|Beribadh
Shankar|শংকর|23.7500|90.3680|Sankar
Tallabagh|তল্লাবাগ|23.7540|90.3755
Tolarbag|টোলারবাগ|23.7900|90.3510
Darus Salam|দারুস সালাম|23.7850|90.3520|Darussalam
Paikpara|পাইকপাড়া|23.7880|90.3600
Pirerbagh|পীরেরবাগ|23.7880|90.3680
Monipur|মনিপুর|23.8010|90.3660|Monipur School
Ahmed Nagar|আহমেদ নগর|23.7960|90.3580|Ahmednagar
Shah Ali|শাহ আলী|23.7990|90.3480
Rupnagar|রূপনগর|23.8180|90.3540
Eastern Housing|ইস্টার্ন হাউজিং|23.8260|90.3480
Kalshi|কালশী|23.8250|90.3760
Bhashantek|ভাষানটেক|23.8120|90.3900|Bhasantek
Manikdi|মানিকদী|23.8260|90.3920
Matikata|মাটিকাটা|23.8190|90.3890
ECB Chattar|ইসিবি চত্বর|23.8220|90.3930|ECB
Ibrahimpur|ইব্রাহিমপুর|23.7960|90.3850
Kachukhet|কচুক্ষেত|23.7930|90.3880
Taltola Agargaon|আগারগাঁও তালতলা|23.7830|90.3790
Lalasarai|লালাসরাই|23.8030|90.3920
Old DOHS|পুরাতন ডিওএইচএস|23.7905|90.3972|Old DOHS Banani
Amtoli|আমতলী|23.7815|90.4000
Wireless Mohakhali|মহাখালী ওয়্যারলেস|23.7810|90.4080|TB Gate|টিবি গেট
Korail|কড়াইল|23.7860|90.4070|Karail
Link Road|লিংক রোড|23.7800|90.4220|Gulshan Badda Link Road
North Badda|উত্তর বাড্ডা|23.7860|90.4255|Uttar Badda
South Badda|দক্ষিণ বাড্ডা|23.7770|90.4240
Middle Badda|মধ্য বাড্ডা|23.7790|90.4275
Satarkul|সাঁতারকুল|23.7960|90.4440
Bhatara|ভাটারা|23.7990|90.4330|Vatara
Nurer Chala|নূরের চালা|23.7960|90.4300
Notun Bazar|নতুন বাজার|23.7975|90.4245|Natun Bazar
Nadda|নদ্দা|23.8090|90.4255
Jamuna Future Park|যমুনা ফিউচার পার্ক|23.8135|90.4245
Kuratoli|কুড়াতলী|23.8205|90.4290
Joar Sahara|জোয়ার সাহারা|23.8190|90.4190
Khilbarirtek|খিলবাড়িরটেক|23.7930|90.4350
Nikunja 1|নিকুঞ্জ ১|23.8265|90.4185
Nikunja 2|নিকুঞ্জ ২|23.8330|90.4175
Namapara|নামাপাড়া|23.8340|90.4220
Purbachal|পূর্বাচল|23.8370|90.5010
300 Feet|৩০০ ফিট|23.8290|90.4600|Purbachal Highway
Trimohini|ত্রিমোহিনী|23.7600|90.4560
Staff Quarter|স্টাফ কোয়ার্টার|23.7240|90.4880|Demra Staff Quarter
Sarulia|সারুলিয়া|23.7160|90.4960
Hemayetpur|হেমায়েতপুর|23.7930|90.2700
Amin Bazar|আমিন বাজার|23.7880|90.3280|Aminbazar
Ashulia|আশুলিয়া|23.8950|90.3300
Jahangirnagar|জাহাঙ্গীরনগর এলাকা|23.8776|90.2672|JU Campus
Kadamtali Keraniganj|কেরানীগঞ্জ কদমতলী|23.7010|90.3900
Zinzira|জিঞ্জিরা|23.7050|90.3880|Jinjira
Aganagar|আগানগর|23.7010|90.4000
Hasnabad|হাসনাবাদ|23.6830|90.4180
Jhilmil|ঝিলমিল|23.6720|90.3960|Jhilmil Residential
`);
