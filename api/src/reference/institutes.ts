/** Public universities of Bangladesh first, then well-known others, as `Name|other name|other name…`: what they are
 * called by students, by newspapers and in Bengali. Ids follow the order: add at the end only. */
const institutes = `
University of Dhaka|Dhaka University|DU|Dhaka Varsity|ঢাবি|ঢাকা বিশ্ববিদ্যালয়|ঢাকা ভার্সিটি|ঢাকা ইউনিভার্সিটি
University of Rajshahi|Rajshahi University|RU|Rajshahi Varsity|রাবি|রাজশাহী বিশ্ববিদ্যালয়|রাজশাহী ভার্সিটি
Bangladesh Agricultural University|BAU|Mymensingh Agricultural University|বাকৃবি|বাংলাদেশ কৃষি বিশ্ববিদ্যালয়|কৃষি বিশ্ববিদ্যালয় ময়মনসিংহ
Bangladesh University of Engineering and Technology|BUET|বুয়েট|বাংলাদেশ প্রকৌশল বিশ্ববিদ্যালয়|বাংলাদেশ প্রকৌশল ও প্রযুক্তি বিশ্ববিদ্যালয়
University of Chittagong|Chittagong University|University of Chattogram|Chattogram University|CU|চবি|চট্টগ্রাম বিশ্ববিদ্যালয়|চট্টগ্রাম ভার্সিটি
Jahangirnagar University|JU|Jahangirnagar Varsity|জাবি|জাহাঙ্গীরনগর|জাহাঙ্গীরনগর বিশ্ববিদ্যালয়
Islamic University, Bangladesh|IU|Islamic University Kushtia|ইবি|ইসলামী বিশ্ববিদ্যালয়|ইসলামি বিশ্ববিদ্যালয়
Shahjalal University of Science and Technology|SUST|শাবি|শাবিপ্রবি|সাস্ট|শাহজালাল বিশ্ববিদ্যালয়|শাহজালাল বিজ্ঞান ও প্রযুক্তি বিশ্ববিদ্যালয়
Khulna University|KU|University of Khulna|খুবি|খুলনা বিশ্ববিদ্যালয়
National University, Bangladesh|NU|জাতীয় বিশ্ববিদ্যালয়|ন্যাশনাল ইউনিভার্সিটি
Bangladesh Open University|BOU|বাউবি|উন্মুক্ত বিশ্ববিদ্যালয়|বাংলাদেশ উন্মুক্ত বিশ্ববিদ্যালয়
Bangladesh Medical University|BSMMU|BMU|PG Hospital|Bangabandhu Sheikh Mujib Medical University|বিএসএমএমইউ|পিজি হাসপাতাল|বাংলাদেশ মেডিকেল বিশ্ববিদ্যালয়
Gazipur Agricultural University|GAU|BSMRAU|Bangabandhu Sheikh Mujibur Rahman Agricultural University|গাকৃবি|বশেমুরকৃবি|গাজীপুর কৃষি বিশ্ববিদ্যালয়
Hajee Mohammad Danesh Science and Technology University|HSTU|হাবিপ্রবি|হাজী মোহাম্মদ দানেশ বিজ্ঞান ও প্রযুক্তি বিশ্ববিদ্যালয়
Mawlana Bhashani Science and Technology University|MBSTU|মাভাবিপ্রবি|মাওলানা ভাসানী বিজ্ঞান ও প্রযুক্তি বিশ্ববিদ্যালয়
Patuakhali Science and Technology University|PSTU|পবিপ্রবি|পটুয়াখালী বিজ্ঞান ও প্রযুক্তি বিশ্ববিদ্যালয়
Sher-e-Bangla Agricultural University|SAU|শেকৃবি|শেরেবাংলা কৃষি বিশ্ববিদ্যালয়
Chittagong University of Engineering and Technology|CUET|চুয়েট|চট্টগ্রাম প্রকৌশল ও প্রযুক্তি বিশ্ববিদ্যালয়|চট্টগ্রাম প্রকৌশল বিশ্ববিদ্যালয়
Rajshahi University of Engineering and Technology|RUET|রুয়েট|রাজশাহী প্রকৌশল ও প্রযুক্তি বিশ্ববিদ্যালয়|রাজশাহী প্রকৌশল বিশ্ববিদ্যালয়
Khulna University of Engineering and Technology|KUET|কুয়েট|খুলনা প্রকৌশল ও প্রযুক্তি বিশ্ববিদ্যালয়|খুলনা প্রকৌশল বিশ্ববিদ্যালয়
Dhaka University of Engineering and Technology|DUET|ডুয়েট|ঢাকা প্রকৌশল ও প্রযুক্তি বিশ্ববিদ্যালয়|ঢাকা প্রকৌশল বিশ্ববিদ্যালয়
Noakhali Science and Technology University|NSTU|নোবিপ্রবি|নোয়াখালী বিজ্ঞান ও প্রযুক্তি বিশ্ববিদ্যালয়
Jagannath University|JnU|জবি|জগন্নাথ|জগন্নাথ বিশ্ববিদ্যালয়
Comilla University|CoU|Cumilla University|কুবি|কুমিল্লা বিশ্ববিদ্যালয়
Jatiya Kabi Kazi Nazrul Islam University|JKKNIU|Nazrul University|নজরুল বিশ্ববিদ্যালয়|জাককানইবি|জাতীয় কবি কাজী নজরুল ইসলাম বিশ্ববিদ্যালয়
Chittagong Veterinary and Animal Sciences University|CVASU|সিভাসু|চট্টগ্রাম ভেটেরিনারি ও এনিম্যাল সাইন্সেস বিশ্ববিদ্যালয়
Sylhet Agricultural University|SAU|SylAU|সিকৃবি|সিলেট কৃষি বিশ্ববিদ্যালয়
Jashore University of Science and Technology|JUST|Jessore University of Science and Technology|যবিপ্রবি|যশোর বিজ্ঞান ও প্রযুক্তি বিশ্ববিদ্যালয়
Pabna University of Science and Technology|PUST|পাবিপ্রবি|পাবনা বিজ্ঞান ও প্রযুক্তি বিশ্ববিদ্যালয়
Begum Rokeya University, Rangpur|BRUR|Rokeya University|বেরোবি|বেগম রোকেয়া বিশ্ববিদ্যালয়|রোকেয়া বিশ্ববিদ্যালয়
Bangladesh University of Professionals|BUP|বিইউপি|বাংলাদেশ ইউনিভার্সিটি অব প্রফেশনালস
Gopalganj Science and Technology University|GSTU|BSMRSTU|গোবিপ্রবি|বশেমুরবিপ্রবি|গোপালগঞ্জ বিজ্ঞান ও প্রযুক্তি বিশ্ববিদ্যালয়
Bangladesh University of Textiles|BUTEX|Textile University|বুটেক্স|বাংলাদেশ টেক্সটাইল বিশ্ববিদ্যালয়|টেক্সটাইল বিশ্ববিদ্যালয়
University of Barishal|Barishal University|Barisal University|University of Barisal|BU|ববি|বরিশাল বিশ্ববিদ্যালয়
Rangamati Science and Technology University|RMSTU|রাবিপ্রবি|রাঙ্গামাটি বিজ্ঞান ও প্রযুক্তি বিশ্ববিদ্যালয়|রাঙামাটি বিজ্ঞান ও প্রযুক্তি বিশ্ববিদ্যালয়
Bangladesh Maritime University|BMU|Maritime University|মেরিটাইম বিশ্ববিদ্যালয়|বাংলাদেশ মেরিটাইম বিশ্ববিদ্যালয়
Islamic Arabic University|IAU|ইআবি|ইসলামি আরবি বিশ্ববিদ্যালয়
Chittagong Medical University|CMU|চমেবি|চট্টগ্রাম মেডিকেল বিশ্ববিদ্যালয়
Rajshahi Medical University|RMU|রামেবি|রাজশাহী মেডিকেল বিশ্ববিদ্যালয়
Sylhet Medical University|SMU|সিমেবি|সিলেট মেডিকেল বিশ্ববিদ্যালয়
Khulna Agricultural University|KAU|খুকৃবি|খুলনা কৃষি বিশ্ববিদ্যালয়
Jamalpur Science and Technology University|JSTU|জাবিপ্রবি|জামালপুর বিজ্ঞান ও প্রযুক্তি বিশ্ববিদ্যালয়
University of Frontier Technology, Bangladesh|UFTB|BDU|Bangladesh Digital University|ডিজিটাল বিশ্ববিদ্যালয়
Netrokona University|NeU|নেবি|নেত্রকোণা বিশ্ববিদ্যালয়|নেত্রকোনা বিশ্ববিদ্যালয়
Aviation and Aerospace University, Bangladesh|AAUB|এএইউবি|এভিয়েশন বিশ্ববিদ্যালয়|অ্যাভিয়েশন অ্যান্ড অ্যারোস্পেস বিশ্ববিদ্যালয়
Kishoreganj University|কিবি|কিশোরগঞ্জ বিশ্ববিদ্যালয়
Habiganj Agricultural University|HAU|হকৃবি|হবিগঞ্জ কৃষি বিশ্ববিদ্যালয়
Chandpur Science and Technology University|CSTU|চাঁবিপ্রবি|চাঁদপুর বিজ্ঞান ও প্রযুক্তি বিশ্ববিদ্যালয়
Sunamganj Science and Technology University|SSTU|সুবিপ্রবি|সুনামগঞ্জ বিজ্ঞান ও প্রযুক্তি বিশ্ববিদ্যালয়
Khulna Medical University|KMU|খুমেবি|খুলনা মেডিকেল বিশ্ববিদ্যালয়
Dhaka College|DC|ঢাকা কলেজ
Eden Mohila College|Eden College|Eden Girls College|ইডেন|ইডেন কলেজ|ইডেন মহিলা কলেজ
Dhaka Medical College|DMC|Dhaka Medical|ঢামেক|ডিএমসি|ঢাকা মেডিকেল|ঢাকা মেডিকেল কলেজ
Sir Salimullah Medical College|SSMC|Mitford|Mitford Medical College|মিটফোর্ড|সলিমুল্লাহ মেডিকেল|স্যার সলিমুল্লাহ মেডিকেল কলেজ
Chittagong Medical College|Chattogram Medical College|CMC|চমেক|চট্টগ্রাম মেডিকেল|চট্টগ্রাম মেডিকেল কলেজ
Rajshahi College|RC|রাজশাহী কলেজ
North South University|NSU|এনএসইউ|নর্থ সাউথ|নর্থসাউথ|নর্থ সাউথ বিশ্ববিদ্যালয়|নর্থ সাউথ ইউনিভার্সিটি
BRAC University|BRACU|BRAC|ব্র্যাক|ব্রাক|ব্র্যাকইউ|ব্র্যাক বিশ্ববিদ্যালয়|ব্র্যাক ইউনিভার্সিটি
Independent University, Bangladesh|IUB|আইইউবি|ইন্ডিপেন্ডেন্ট ইউনিভার্সিটি|ইনডিপেনডেন্ট ইউনিভার্সিটি
East West University|EWU|ইডব্লিউইউ|ইস্ট ওয়েস্ট|ইস্ট ওয়েস্ট বিশ্ববিদ্যালয়|ইস্ট ওয়েস্ট ইউনিভার্সিটি
Ahsanullah University of Science and Technology|AUST|Ahsanullah University|আহসানউল্লাহ|আহছানউল্লা|আহসানউল্লাহ বিজ্ঞান ও প্রযুক্তি বিশ্ববিদ্যালয়
American International University-Bangladesh|AIUB|American International University|এআইইউবি|আমেরিকান ইন্টারন্যাশনাল ইউনিভার্সিটি
United International University|UIU|ইউআইইউ|ইউনাইটেড ইন্টারন্যাশনাল ইউনিভার্সিটি
Daffodil International University|DIU|Daffodil University|ড্যাফোডিল|ডিআইইউ|ড্যাফোডিল বিশ্ববিদ্যালয়|ড্যাফোডিল ইন্টারন্যাশনাল ইউনিভার্সিটি
International Islamic University Chittagong|IIUC|আইআইইউসি|আন্তর্জাতিক ইসলামী বিশ্ববিদ্যালয় চট্টগ্রাম
Premier University, Chittagong|PUC|প্রিমিয়ার বিশ্ববিদ্যালয়|প্রিমিয়ার ইউনিভার্সিটি
Leading University, Sylhet|LU|লিডিং ইউনিভার্সিটি|লিডিং বিশ্ববিদ্যালয়
Varendra University|VU|বরেন্দ্র বিশ্ববিদ্যালয়
Islamic University of Technology|IUT|OIC University|আইইউটি|ইসলামিক ইউনিভার্সিটি অব টেকনোলজি
Notre Dame College, Dhaka|NDC|Notre Dame|Notredame|Notre Dame College|নটর ডেম|নটরডেম|নটর ডেম কলেজ|নটরডেম কলেজ|এনডিসি
Viqarunnisa Noon School and College|VNSC|VNC|VNS|Vikarunnisa|Viqarunnisa|Viqarun Nisa|ভিকারুননিসা|ভিকারুন্নেসা|ভিকারুন্নিসা|ভিকারুননেসা|ভিকারুননিসা নূন|ভিকারুননিসা নূন স্কুল অ্যান্ড কলেজ|ভিএনএস|ভিএনসি
Ideal School and College, Motijheel|ISC|Ideal School|Motijheel Ideal|আইডিয়াল|আইডিয়াল স্কুল|মতিঝিল আইডিয়াল|আইডিয়াল স্কুল অ্যান্ড কলেজ
Rajuk Uttara Model College|RUMC|RAJUK|Rajuk College|রাজউক|রাজউক কলেজ|রাজউক উত্তরা|রাজউক উত্তরা মডেল কলেজ
Holy Cross College|HCC|Holy Cross|Holycross|হলি ক্রস|হলিক্রস|হলি ক্রস কলেজ|হলিক্রস কলেজ
Adamjee Cantonment College|ACC|Adamjee|Adamjee College|আদমজী|আদমজি|আদমজী ক্যান্টনমেন্ট|আদমজী ক্যান্টনমেন্ট কলেজ
Chittagong College|Chattogram College|চট্টগ্রাম কলেজ|চট্টগ্রাম সরকারি কলেজ
Murari Chand College|MC College|এমসি কলেজ|মুরারিচাঁদ কলেজ|মুরারী চাঁদ কলেজ
New Government Degree College, Rajshahi|NGDC|New Degree College|নিউ ডিগ্রি কলেজ|নিউ গভঃ ডিগ্রি কলেজ
Government Brajalal College, Khulna|BL College|Brajalal College|বিএল কলেজ|ব্রজলাল কলেজ|সরকারি ব্রজলাল কলেজ
Scholastica|স্কলাস্টিকা|স্কলাসটিকা|Scholastica School
Sunbeams School|Sunbeams|সানবিমস|সানবিমস স্কুল
Dhaka Residential Model College|DRMC|Residential Model|Residential Model College|রেসিডেনসিয়াল|রেসিডেন্সিয়াল|রেসিডেনসিয়াল মডেল কলেজ|ঢাকা রেসিডেনসিয়াল মডেল কলেজ|ডিআরএমসি
`;

const lines = (text: string) => text.trim().split('\n');

export const universities = lines(institutes).map((line) => {
  const [name = '', ...aliases] = line.split('|');
  return { name, aliases };
});

/** Ids follow the order: add at the end only. */
export const departments = lines(`
Mathematics
Physics
Chemistry
Statistics
Computer Science and Engineering
Electrical and Electronic Engineering
Mechanical Engineering
Civil Engineering
Architecture
Textile Engineering
Chemical Engineering
Industrial and Production Engineering
Software Engineering
Biochemistry and Molecular Biology
Botany
Zoology
Microbiology
Pharmacy
Genetic Engineering and Biotechnology
Geography and Environment
Soil, Water and Environment
English
Bangla
History
Philosophy
Islamic Studies
Arabic
Economics
Political Science
Sociology
International Relations
Public Administration
Social Work
Anthropology
Mass Communication and Journalism
Law
Accounting and Information Systems
Finance
Marketing
Management
Banking and Insurance
International Business
Tourism and Hospitality Management
Medicine
Dentistry
Nursing
Agriculture
Fisheries
Veterinary Science
Education and Research
Psychology
Fine Arts
Music
`);
