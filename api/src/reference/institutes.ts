/** Lines of `Name|usual name|usual name…`, such as an abbreviation or the name in Bengali. */
const lines = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split('|'));
const namesOf = (rows: readonly (readonly string[])[]) => rows.map(([name = '']) => name);

/** Public universities of Bangladesh first, then well-known others. Ids follow the order: add at the end only. */
const institutes = lines(`
University of Dhaka|Dhaka University|DU|ঢাবি|ঢাকা বিশ্ববিদ্যালয়
University of Rajshahi|Rajshahi University|RU|রাবি|রাজশাহী বিশ্ববিদ্যালয়
Bangladesh Agricultural University|BAU|বাকৃবি|বাংলাদেশ কৃষি বিশ্ববিদ্যালয়
Bangladesh University of Engineering and Technology|BUET|বুয়েট|বাংলাদেশ প্রকৌশল বিশ্ববিদ্যালয়
University of Chittagong|Chittagong University|CU|চবি|চট্টগ্রাম বিশ্ববিদ্যালয়
Jahangirnagar University|JU|জাবি|জাহাঙ্গীরনগর বিশ্ববিদ্যালয়
Islamic University, Bangladesh|IU|ইবি|ইসলামী বিশ্ববিদ্যালয়
Shahjalal University of Science and Technology|SUST|শাবিপ্রবি|শাহজালাল বিজ্ঞান ও প্রযুক্তি বিশ্ববিদ্যালয়
Khulna University|KU|খুবি|খুলনা বিশ্ববিদ্যালয়
National University, Bangladesh|NU|জাতীয় বিশ্ববিদ্যালয়
Bangladesh Open University|BOU|বাউবি|উন্মুক্ত বিশ্ববিদ্যালয়
Bangladesh Medical University|BSMMU|BMU|পিজি হাসপাতাল
Gazipur Agricultural University
Hajee Mohammad Danesh Science and Technology University|HSTU|হাবিপ্রবি
Mawlana Bhashani Science and Technology University|MBSTU|মাভাবিপ্রবি
Patuakhali Science and Technology University|PSTU|পবিপ্রবি
Sher-e-Bangla Agricultural University|SAU|শেকৃবি
Chittagong University of Engineering and Technology|CUET|চুয়েট
Rajshahi University of Engineering and Technology|RUET|রুয়েট
Khulna University of Engineering and Technology|KUET|কুয়েট
Dhaka University of Engineering and Technology|DUET|ডুয়েট
Noakhali Science and Technology University|NSTU|নোবিপ্রবি
Jagannath University|JnU|জবি|জগন্নাথ বিশ্ববিদ্যালয়
Comilla University|CoU|কুবি|কুমিল্লা বিশ্ববিদ্যালয়
Jatiya Kabi Kazi Nazrul Islam University|JKKNIU|নজরুল বিশ্ববিদ্যালয়
Chittagong Veterinary and Animal Sciences University
Sylhet Agricultural University
Jashore University of Science and Technology|JUST|যবিপ্রবি
Pabna University of Science and Technology|PUST|পাবিপ্রবি
Begum Rokeya University, Rangpur|BRUR|বেরোবি|বেগম রোকেয়া বিশ্ববিদ্যালয়
Bangladesh University of Professionals|BUP|বিইউপি
Gopalganj Science and Technology University
Bangladesh University of Textiles|BUTEX|বুটেক্স
University of Barishal|Barishal University|BU|ববি|বরিশাল বিশ্ববিদ্যালয়
Rangamati Science and Technology University
Bangladesh Maritime University
Islamic Arabic University
Chittagong Medical University
Rajshahi Medical University
Sylhet Medical University
Khulna Agricultural University
Jamalpur Science and Technology University
University of Frontier Technology, Bangladesh
Netrokona University
Aviation and Aerospace University, Bangladesh
Kishoreganj University
Habiganj Agricultural University
Chandpur Science and Technology University
Sunamganj Science and Technology University
Khulna Medical University
Dhaka College|DC|ঢাকা কলেজ
Eden Mohila College|ইডেন মহিলা কলেজ
Dhaka Medical College|DMC|ঢামেক|ঢাকা মেডিকেল কলেজ
Sir Salimullah Medical College|SSMC|মিটফোর্ড
Chittagong Medical College|CMC|চমেক
Rajshahi College|রাজশাহী কলেজ
North South University|NSU|এনএসইউ|নর্থ সাউথ বিশ্ববিদ্যালয়
BRAC University|BRACU|ব্র্যাক বিশ্ববিদ্যালয়
Independent University, Bangladesh|IUB|আইইউবি
East West University|EWU|ইস্ট ওয়েস্ট বিশ্ববিদ্যালয়
Ahsanullah University of Science and Technology|AUST|আহসানউল্লাহ
American International University-Bangladesh|AIUB|এআইইউবি
United International University|UIU|ইউআইইউ
Daffodil International University|DIU|ড্যাফোডিল
International Islamic University Chittagong|IIUC
Premier University, Chittagong
Leading University, Sylhet
Varendra University
Islamic University of Technology|IUT|আইইউটি
Notre Dame College, Dhaka|NDC|নটর ডেম কলেজ
Viqarunnisa Noon School and College|VNSC|ভিকারুননিসা নূন
Ideal School and College, Motijheel|ISC|আইডিয়াল স্কুল
Rajuk Uttara Model College|RUMC|রাজউক উত্তরা
Holy Cross College|HCC|হলি ক্রস
Adamjee Cantonment College|ACC|আদমজী ক্যান্টনমেন্ট
Chittagong College|চট্টগ্রাম কলেজ
Murari Chand College|MC College|এমসি কলেজ
New Government Degree College, Rajshahi
Government Brajalal College, Khulna|BL College|বিএল কলেজ
Scholastica
Sunbeams School
Dhaka Residential Model College|DRMC|রেসিডেনসিয়াল মডেল কলেজ
`);

const subjects = lines(`
Mathematics
Physics
Chemistry
Statistics
Computer Science and Engineering|CSE|সিএসই
Electrical and Electronic Engineering|EEE|ইইই
Mechanical Engineering|ME
Civil Engineering|CE
Architecture
Textile Engineering
Chemical Engineering
Industrial and Production Engineering|IPE
Software Engineering|SWE
Biochemistry and Molecular Biology
Botany
Zoology
Microbiology
Pharmacy
Genetic Engineering and Biotechnology
Geography and Environment
Soil, Water and Environment
English
Bangla|Bengali
History
Philosophy
Islamic Studies
Arabic
Economics
Political Science
Sociology
International Relations|IR
Public Administration
Social Work
Anthropology
Mass Communication and Journalism|MCJ
Law
Accounting and Information Systems|AIS
Finance
Marketing
Management
Banking and Insurance
International Business
Tourism and Hospitality Management
Medicine|MBBS
Dentistry|BDS
Nursing
Agriculture
Fisheries
Veterinary Science
Education and Research|IER
Psychology
Fine Arts
Music
`);

export const universities = namesOf(institutes);
export const departments = namesOf(subjects);
/** Usual names of a row, by its id less one. */
export const usualNames = {
  universities: institutes.map(([, ...names]) => names),
  departments: subjects.map(([, ...names]) => names),
} as const;
