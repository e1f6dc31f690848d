import { expect, it } from 'vitest';
import { cities } from './cities.ts';

it('API-260 has every thana of the cities', () => {
  const thanas = {
    Dhaka:
      'Adabor,Badda,Banani,Bangshal,Bhashantek,Bhatara,Cantonment,Chawkbazar,Dakshinkhan,Darus Salam,Demra,Dhanmondi,Gendaria,Gulshan,Hatirjheel,Hazaribagh,Jatrabari,Kadamtali,Kafrul,Kalabagan,Kamrangirchar,Khilgaon,Khilkhet,Kotwali,Lalbagh,Mirpur,Mohammadpur,Motijheel,Mugda,New Market,Pallabi,Paltan,Ramna,Rampura,Rupnagar,Sabujbagh,Shah Ali,Shahbagh,Shahjahanpur,Sher-e-Bangla Nagar,Shyampur,Sutrapur,Tejgaon,Tejgaon Industrial Area,Turag,Uttara,Uttarkhan,Airport,Wari',
    Chattogram:
      'Akbar Shah,Bakalia,Bandar,Bayezid,Chandgaon,Chawkbazar,Double Mooring,EPZ,Halishahar,Karnaphuli,Khulshi,Kotwali,Pahartali,Panchlaish,Patenga,Sadarghat',
    Sylhet: 'Kotwali,Jalalabad,Airport,Moglabazar,Shah Paran,South Surma',
    Rajshahi: 'Boalia,Rajpara,Motihar,Shah Makhdum,Chandrima,Kashiadanga,Katakhali,Paba',
    Khulna: 'Khulna Sadar,Sonadanga,Khalishpur,Daulatpur,Khan Jahan Ali,Labanchara,Harintana,Aranghata',
    Barishal: 'Kotwali,Kawnia,Airport,Bandar',
    Rangpur: 'Kotwali,Tajhat,Mahiganj,Parshuram,Haragach,Hazirhat',
    Gazipur: 'Gazipur Sadar,Basan,Konabari,Kashimpur,Gacha,Pubail,Tongi East,Tongi West',
    Narayanganj: 'Narayanganj Sadar,Siddhirganj,Bandar,Fatullah,Sonargaon,Rupganj,Araihazar',
  };
  for (const [city, list] of Object.entries(thanas)) {
    const own = cities.find(({ name }) => name === city)?.areas.map(({ name }) => name);
    const missing = list.split(',').filter((name) => !own?.includes(name));
    expect([city, ...missing]).toEqual([city]);
  }
});
