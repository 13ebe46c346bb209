import type { Language } from '@marquee/contract/languages';

/** The version of the words below: raise it whenever one of them changes. */
export const barredVersion = '1';

/**
 * What players declare where the profile asks for it; `{age}` is filled in. It is stored with the answer. Who is barred
 * is from PAGCOR's responsible gaming code of practice.
 */
export const barredTexts: Record<Language, string> = {
  EN: 'I am {age} or older, and I am none of those who are barred from gaming: I am no student of any school, college or university; no government official, and no employee of the government with a part in gaming operations; no member of the armed forces or the police; no holder of a gaming employment licence; and not in the National Database of Restricted Persons.',
  PHP: 'Ako ay {age} taong gulang o higit pa, at hindi ako kabilang sa mga bawal magsugal: hindi ako estudyante sa anumang paaralan, kolehiyo o unibersidad; hindi opisyal ng gobyerno, at hindi empleyado ng gobyerno na may kinalaman sa gaming operations; hindi kasapi ng sandatahang lakas o pulisya; walang hawak na gaming employment license; at wala sa National Database of Restricted Persons.',
  CN: '我已年满 {age} 岁，且不属于被禁止参与博彩的人士：我不是任何学校、学院或大学的学生；不是政府官员，也不是参与博彩运营的政府雇员；不是军人或警察；不持有博彩从业执照；也不在国家受限人员数据库（National Database of Restricted Persons）之列。',
  ESP: 'Tengo {age} años o más y no soy de las personas que tienen prohibido jugar: no estudio en ninguna escuela, colegio o universidad; no soy funcionario público ni empleado del Gobierno que participe en operaciones de juego; no pertenezco a las fuerzas armadas ni a la policía; no tengo licencia de empleo en el sector del juego; y no figuro en la base de datos nacional de personas restringidas (National Database of Restricted Persons).',
  RUS: 'Мне {age} или больше, и я не отношусь к тем, кому запрещено играть: я не учусь ни в школе, ни в колледже, ни в университете; не занимаю государственную должность и не работаю в государственном органе, связанном с азартными играми; не служу в вооружённых силах или полиции; не имею лицензии работника игорной отрасли; и не внесён в национальный реестр лиц с ограничениями (National Database of Restricted Persons).',
  VI: 'Tôi từ {age} tuổi trở lên và không thuộc những người bị cấm chơi: tôi không là học sinh, sinh viên của bất kỳ trường nào; không là quan chức nhà nước, cũng không là nhân viên nhà nước tham gia vận hành trò chơi có thưởng; không thuộc lực lượng vũ trang hay cảnh sát; không có giấy phép lao động trong ngành trò chơi có thưởng; và không có tên trong cơ sở dữ liệu quốc gia về người bị hạn chế (National Database of Restricted Persons).',
  MS: 'Saya berumur {age} tahun atau lebih dan bukan antara mereka yang dilarang bermain: saya bukan pelajar mana-mana sekolah, kolej atau universiti; bukan pegawai kerajaan, dan bukan kakitangan kerajaan yang terlibat dalam operasi permainan; bukan anggota angkatan tentera atau polis; bukan pemegang lesen pekerjaan permainan; dan tidak tersenarai dalam pangkalan data kebangsaan orang yang disekat (National Database of Restricted Persons).',
  NE: 'म {age} वर्ष वा त्योभन्दा माथिको हुँ, र खेल्न रोक लगाइएका व्यक्तिमध्ये पर्दिनँ: म कुनै विद्यालय, कलेज वा विश्वविद्यालयको विद्यार्थी होइन; सरकारी अधिकारी होइन, र जुवा सञ्चालनमा संलग्न सरकारी कर्मचारी पनि होइन; सेना वा प्रहरीको सदस्य होइन; जुवा क्षेत्रको रोजगारी इजाजतपत्र मसँग छैन; र रोक लगाइएका व्यक्तिको राष्ट्रिय सूची (National Database of Restricted Persons) मा मेरो नाम छैन।',
};
