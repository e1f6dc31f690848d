const lines = (text: string) => text.trim().split('\n');

/** Public universities of Bangladesh first, then well-known others. Ids follow the order: add at the end only. */
export const universities = lines(`
University of Dhaka
University of Rajshahi
Bangladesh Agricultural University
Bangladesh University of Engineering and Technology
University of Chittagong
Jahangirnagar University
Islamic University, Bangladesh
Shahjalal University of Science and Technology
Khulna University
National University, Bangladesh
Bangladesh Open University
Bangladesh Medical University
Gazipur Agricultural University
Hajee Mohammad Danesh Science and Technology University
Mawlana Bhashani Science and Technology University
Patuakhali Science and Technology University
Sher-e-Bangla Agricultural University
Chittagong University of Engineering and Technology
Rajshahi University of Engineering and Technology
Khulna University of Engineering and Technology
Dhaka University of Engineering and Technology
Noakhali Science and Technology University
Jagannath University
Comilla University
Jatiya Kabi Kazi Nazrul Islam University
Chittagong Veterinary and Animal Sciences University
Sylhet Agricultural University
Jashore University of Science and Technology
Pabna University of Science and Technology
Begum Rokeya University, Rangpur
Bangladesh University of Professionals
Gopalganj Science and Technology University
Bangladesh University of Textiles
University of Barishal
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
Dhaka College
Eden Mohila College
Dhaka Medical College
Sir Salimullah Medical College
Chittagong Medical College
Rajshahi College
North South University
BRAC University
Independent University, Bangladesh
East West University
Ahsanullah University of Science and Technology
American International University-Bangladesh
United International University
Daffodil International University
International Islamic University Chittagong
Premier University, Chittagong
Leading University, Sylhet
Varendra University
Islamic University of Technology
Notre Dame College, Dhaka
Viqarunnisa Noon School and College
Ideal School and College, Motijheel
Rajuk Uttara Model College
Holy Cross College
Adamjee Cantonment College
Chittagong College
Murari Chand College
New Government Degree College, Rajshahi
Government Brajalal College, Khulna
Scholastica
Sunbeams School
Dhaka Residential Model College
`);

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
