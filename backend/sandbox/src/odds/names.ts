import type { LocalText } from '@marquee/contract/entities';

/*
 * Invented names. Rows are `Latin|Chinese|Cyrillic|Devanagari`, or one text per language in the order of `order` below.
 * None is a real club, place of a real league, or person.
 */

/** Invented towns, used by teams of all sports. */
const towns = `
Velmora|维尔莫拉|Велмора|भेल्मोरा
Karstholm|卡斯霍姆|Карстхольм|कार्स्टहोम
Ostravelle|奥斯特拉维尔|Остравель|ओस्ट्राभेल
Port Elara|埃拉拉港|Порт-Элара|पोर्ट एलारा
Brindleford|布林德福|Бриндлфорд|ब्रिन्डलफोर्ड
Tarnwick|塔恩威克|Тарнвик|टार्नविक
Solmere|索尔米尔|Солмир|सोलमेर
Quillhaven|奎尔港|Квиллхейвен|क्विलहेभन
Marisol Bay|马里索湾|Марисоль-Бей|मारिसोल बे
Dunmarrow|邓马罗|Данмарроу|डनम्यारो
Aldercrest|奥尔德峰|Олдеркрест|अल्डरक्रेस्ट
Fenbrook|芬布鲁克|Фенбрук|फेनब्रुक
Novara Cliff|诺瓦拉崖|Новара-Клифф|नोभारा क्लिफ
Kestrel Point|凯斯特角|Кестрел-Пойнт|केस्ट्रल पोइन्ट
Ravensill|雷文西尔|Рейвенсилл|रेभनसिल
Illowa|伊洛瓦|Иллова|इलोवा
Santorre|桑托雷|Санторре|सान्टोरे
Whitmoor|惠特莫尔|Уитмур|ह्विटमुर
Lanterna|兰特纳|Лантерна|ल्यान्टर्ना
Greyhollow|灰谷镇|Грейхоллоу|ग्रेहोलो
Umbra City|安布拉城|Умбра-Сити|अम्ब्रा सिटी
Pellago|佩拉戈|Пеллаго|पेलागो
Corvane|科尔瓦内|Корване|कोर्भेन
Thistlegate|蓟门|Тислгейт|थिसलगेट
Bayonara|巴约纳拉|Байонара|बायोनारा
Eldrin Falls|埃尔德林瀑|Элдрин-Фолс|एल्ड्रिन फल्स
Zephyrton|泽菲尔顿|Зефиртон|जेफिरटन
Harrowdale|哈罗代尔|Харроудейл|ह्यारोडेल
Miravento|米拉文托|Миравенто|मिराभेन्टो
Oakenshaw|奥肯肖|Оукеншо|ओकेनश
Calduro|卡尔杜罗|Кальдуро|काल्डुरो
Sunderlyn|桑德林|Сандерлин|सन्डर्लिन
Norrvik Sound|诺尔维克湾|Норрвик-Саунд|नोर्भिक साउन्ड
Amberley Cross|琥珀十字镇|Эмберли-Кросс|एम्बरली क्रस
Tessaro|特萨罗|Тессаро|टेसारो
Wyvernport|维文港|Вайвернпорт|वाइभर्नपोर्ट
`;

/** Countries of the leagues. */
const countries = `
Aurelia|奥雷利亚|Аурелия|अउरेलिया
Norland|诺兰德|Норланд|नोरल्यान्ड
Castavia|卡斯塔维亚|Каставия|कास्टाभिया
Lumeria|卢梅里亚|Лумерия|लुमेरिया
Pacifina|帕西菲纳|Пацифина|प्यासिफिना
Terravia|特拉维亚|Терравия|टेराभिया
`;

/** Invented family names, for players and jockeys. */
const people = `
Velkar|韦尔卡|Велкар|भेल्कार
Ormazan|奥尔马赞|Ормазан|ओर्माजान
Delacrane|德拉克兰|Делакран|डेलाक्रेन
Sorvino-Lai|索尔维诺-莱|Сорвино-Лай|सोर्भिनो-लाइ
Tashmere|塔什米尔|Ташмир|ताशमेर
Brannock|布兰诺克|Браннок|ब्रानोक
Quessel|奎塞尔|Квессель|क्वेसेल
Ilvanov|伊尔瓦诺夫|Ильванов|इल्भानोभ
Morrowind|莫罗温|Морроуинд|मोरोविन्ड
Castellar|卡斯特拉|Кастелларо|कास्टेलार
Nakaruma|中琉间|Накарума|नाकारुमा
Feldspar|费尔德斯帕|Фельдспар|फेल्डस्पार
Okorande|奥科兰德|Окоранде|ओकोरान्डे
Lindqvarn|林德夸恩|Линдкварн|लिन्डक्भार्न
Marchetta|马尔凯塔|Маркетта|मार्केटा
Dovrin|多夫林|Доврин|डोभ्रिन
Halvessy|哈尔韦西|Халвесси|हाल्भेसी
Yarrowby|亚罗比|Яроуби|यारोबी
Santique|桑蒂克|Сантик|सान्टिक
Zelenka-Roy|泽伦卡-罗伊|Зеленка-Рой|जेलेन्का-रोय
Pemberwell|彭伯韦尔|Пембервелл|पेम्बरवेल
Torvali|托瓦利|Торвали|तोर्भाली
Ashgrove|阿什格罗夫|Эшгроув|आशग्रोभ
Rimondi|里蒙迪|Римонди|रिमोन्डी
Castrovel|卡斯特罗韦尔|Кастровел|कास्ट्रोभेल
Wenlowe|文洛|Венлоу|वेन्लो
Tsurimoto|津理本|Цуримото|चुरिमोतो
Brezhnik|布雷日尼克|Брежник|ब्रेजनिक
Adekunda|阿德昆达|Адекунда|अडेकुन्डा
Holmstrand|霍尔姆斯特兰|Хольмстранд|होल्मस्ट्रान्ड
Varnetti|瓦尔内蒂|Варнетти|भार्नेटी
Kowalmer|科瓦尔默|Ковальмер|कोवाल्मेर
Delmonar|德尔莫纳|Делмонар|डेल्मोनार
Sunderay|桑德雷|Сандерей|सन्डरे
Petrovane|彼得罗万|Петрован|पेट्रोभान
Yilmarez|伊尔马雷斯|Йилмарес|यिल्मारेज
`;

const initials =
  'A|А|ए B|Б|बी D|Д|डी E|Э|ई K|К|के L|Л|एल M|М|एम N|Н|एन R|Р|आर S|С|एस T|Т|टी V|В|भी F|Ф|एफ G|Г|जी I|И|आई O|О|ओ';

/** Nicknames of teams: English, Chinese, Spanish (plural), Russian (plural), Vietnamese, Malay, Nepali. */
const nicknames = `
Falcons|猎鹰|Halcones|Соколы|Chim Ưng|Falko|फाल्कन्स
Mariners|水手|Marineros|Моряки|Thủy Thủ|Pelaut|मरिनर्स
Ironworks|铁工|Forjadores|Кузнецы|Thợ Rèn|Tukang Besi|आइरनवर्क्स
Lynx|猞猁|Linces|Рыси|Linh Miêu|Lynx|लिन्क्स
Comets|彗星|Cometas|Кометы|Sao Chổi|Komet|कमेट्स
Rangers|游骑兵|Guardabosques|Егеря|Kiểm Lâm|Renjer|रेन्जर्स
Stags|雄鹿|Ciervos|Олени|Hươu Đực|Rusa Jantan|स्टाग्स
Harbour|港湾|Portuarios|Портовики|Bến Cảng|Pelabuhan|हार्बर
Phoenix|凤凰|Fénix|Фениксы|Phượng Hoàng|Feniks|फिनिक्स
Pioneers|先锋|Pioneros|Первопроходцы|Tiên Phong|Perintis|पायोनियर्स
Thunder|雷霆|Truenos|Громы|Sấm Sét|Guruh|थन्डर
Wolves|群狼|Lobos|Волки|Bầy Sói|Serigala|वुल्भ्स
Lions|雄狮|Leones|Львы|Sư Tử|Singa|लायन्स
Tigers|猛虎|Tigres|Тигры|Mãnh Hổ|Harimau|टाइगर्स
Bears|黑熊|Osos|Медведи|Gấu Đen|Beruang|बियर्स
Eagles|雄鹰|Águilas|Орлы|Đại Bàng|Helang|इगल्स
Sharks|鲨鱼|Tiburones|Акулы|Cá Mập|Jerung|शार्क्स
Dolphins|海豚|Delfines|Дельфины|Cá Heo|Lumba-lumba|डल्फिन्स
Foxes|狐狸|Zorros|Лисы|Cáo Đỏ|Musang|फक्सेस
Badgers|獾|Tejones|Барсуки|Lửng Mật|Teledu|ब्याजर्स
Otters|水獭|Nutrias|Выдры|Rái Cá|Memerang|ओटर्स
Herons|苍鹭|Garzas|Цапли|Diệc Xám|Pucung|हेरोन्स
Storm|风暴|Tormenta|Шторм|Bão Tố|Ribut|स्टर्म
Meteors|流星|Meteoros|Метеоры|Thiên Thạch|Meteor|मिटियर्स
Titans|泰坦|Titanes|Титаны|Khổng Lồ|Titan|टाइटन्स
Knights|骑士|Caballeros|Рыцари|Hiệp Sĩ|Kesatria|नाइट्स
Archers|弓手|Arqueros|Лучники|Cung Thủ|Pemanah|आर्चर्स
Guards|卫士|Guardias|Гвардейцы|Vệ Binh|Pengawal|गार्ड्स
Miners|矿工|Mineros|Шахтёры|Thợ Mỏ|Pelombong|माइनर्स
Millers|磨坊|Molineros|Мельники|Thợ Xay|Pengilang|मिलर्स
Weavers|织工|Tejedores|Ткачи|Thợ Dệt|Penenun|विभर्स
Anchors|船锚|Anclas|Якоря|Mỏ Neo|Sauh|एङ्कर्स
Sparks|火花|Chispas|Искры|Tia Lửa|Percikan|स्पार्क्स
Oaks|橡树|Robles|Дубы|Sồi Xanh|Oak|ओक्स
Royals|皇家|Reales|Короли|Hoàng Gia|Diraja|रोयल्स
Nomads|游牧|Nómadas|Кочевники|Du Mục|Nomad|नोम्याड्स
`;

/** Horses: English, Chinese, Spanish, Russian, Vietnamese, Malay, Nepali. */
const horses = `
Northern Ember|北方余烬|Brasa del Norte|Северный уголёк|Than Hồng Phương Bắc|Bara Utara|नर्दन एम्बर
Paper Lantern|纸灯笼|Farol de Papel|Бумажный фонарик|Đèn Lồng Giấy|Tanglung Kertas|पेपर ल्यान्टर्न
Silver Tide|银色潮汐|Marea de Plata|Серебряный прилив|Thủy Triều Bạc|Pasang Perak|सिल्भर टाइड
Quiet Thunder|静雷|Trueno Callado|Тихий гром|Sấm Lặng|Guruh Sunyi|क्वाइट थन्डर
Market Day|赶集日|Día de Mercado|Базарный день|Ngày Phiên Chợ|Hari Pekan|मार्केट डे
Copper Kettle|铜壶|Tetera de Cobre|Медный чайник|Ấm Đồng|Cerek Tembaga|कपर केटल
Second Breakfast|第二早餐|Segundo Desayuno|Второй завтрак|Bữa Sáng Thứ Hai|Sarapan Kedua|सेकेन्ड ब्रेकफास्ट
Blue Ledger|蓝账簿|Libro Azul|Синяя тетрадь|Sổ Xanh|Lejar Biru|ब्लु लेजर
Monsoon Letter|季风来信|Carta del Monzón|Письмо муссона|Thư Mùa Mưa|Surat Monsun|मनसुन लेटर
Velvet Anchor|天鹅绒锚|Ancla de Terciopelo|Бархатный якорь|Mỏ Neo Nhung|Sauh Baldu|भेल्भेट एङ्कर
High Meadow|高原草甸|Prado Alto|Горный луг|Đồng Cỏ Cao|Padang Tinggi|हाई मिडो
Marigold Lane|金盏花巷|Senda de Caléndulas|Бархатцы|Ngõ Cúc Vạn Thọ|Lorong Marigold|मेरिगोल्ड लेन
Clockmaker|钟表匠|Relojero|Часовщик|Thợ Đồng Hồ|Tukang Jam|क्लकमेकर
Winter Orchard|冬日果园|Huerto de Invierno|Зимний сад|Vườn Mùa Đông|Dusun Musim Sejuk|विन्टर ओर्चर्ड
Lucky Compass|幸运罗盘|Brújula Afortunada|Счастливый компас|La Bàn May Mắn|Kompas Bertuah|लक्की कम्पास
Red Umbrella|红伞|Paraguas Rojo|Красный зонт|Chiếc Ô Đỏ|Payung Merah|रेड अम्ब्रेला
Stargazer|观星者|Miraestrellas|Звездочёт|Người Ngắm Sao|Peninjau Bintang|स्टारगेजर
Honest Answer|老实话|Respuesta Honesta|Честный ответ|Lời Đáp Thật|Jawapan Jujur|अनेस्ट आन्सर
Salt and Smoke|盐与烟|Sal y Humo|Соль и дым|Muối Và Khói|Garam dan Asap|साल्ट एन्ड स्मोक
Long Weekend|长周末|Puente Largo|Долгие выходные|Cuối Tuần Dài|Cuti Panjang|लङ विकेन्ड
River Pilot|河上领航|Práctico del Río|Речной лоцман|Hoa Tiêu Sông|Pandu Sungai|रिभर पाइलट
Ginger Biscuit|姜饼|Galleta de Jengibre|Имбирное печенье|Bánh Gừng|Biskut Halia|जिन्जर बिस्कुट
Morning Bell|晨钟|Campana del Alba|Утренний колокол|Chuông Sớm|Loceng Pagi|मर्निङ बेल
Dusty Trumpet|旧小号|Trompeta Vieja|Пыльная труба|Kèn Phủ Bụi|Trompet Usang|डस्टी ट्रम्पेट
Ivory Bridge|象牙桥|Puente de Marfil|Мост из кости|Cầu Ngà|Jambatan Gading|आइभोरी ब्रिज
Wandering Kite|流浪风筝|Cometa Errante|Бродячий змей|Cánh Diều Lang Thang|Wau Kembara|वान्डरिङ काइट
`;

const rowsOf = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split('|'));

/** The same text in all languages except those given. */
function local(latin: string, others: Partial<Record<string, string>> = {}): LocalText {
  return {
    EN: latin,
    PHP: latin,
    CN: latin,
    ESP: latin,
    RUS: latin,
    VI: latin,
    MS: latin,
    NE: latin,
    ...others,
  } as LocalText;
}

const byScript = ([latin = '', CN, RUS, NE]: string[]) => local(latin, { CN, RUS, NE });
const byLanguage = ([english = '', CN, ESP, RUS, VI, MS, NE]: string[]) => local(english, { CN, ESP, RUS, VI, MS, NE });

const townNames = rowsOf(towns).map(byScript);
const personNames = rowsOf(people).map(byScript);
const initialNames = initials.split(' ').map((row) => {
  const [latin = '', RUS, NE] = row.split('|');
  return local(latin, { RUS, NE });
});
const nicknameNames = rowsOf(nicknames).map(byLanguage);

export const countryNames = rowsOf(countries).map(byScript);
export const horseNames = rowsOf(horses).map(byLanguage);
export const teamCount = townNames.length * nicknameNames.length;
export const personCount = personNames.length * initialNames.length;

const at = <T>(list: readonly T[], index: number) => list[index % list.length] as T;

/** Combines names by each language's pattern: `{a}` is the place or initial, `{b}` the nickname or family name. */
function join(a: LocalText, b: LocalText, patterns: Record<string, string>): LocalText {
  return Object.fromEntries(
    Object.keys(a).map((code) => [
      code,
      (patterns[code] ?? patterns.EN ?? '').replace('{a}', a[code] ?? '').replace('{b}', b[code] ?? ''),
    ]),
  );
}

/** Nickname after the place, or before it with a preposition. */
const teamPatterns = { EN: '{a} {b}', CN: '{a}{b}', ESP: '{b} de {a}', RUS: '«{b}» {a}', VI: '{b} {a}', MS: '{b} {a}' };

/** A team: town and nickname. Indexes below `teamCount` are unique; later ones use other towns. */
export function teamName(index: number): LocalText {
  return join(at(townNames, index), at(nicknameNames, Math.floor(index / townNames.length) + index), teamPatterns);
}

/** A town by itself: racecourses. */
export function townName(index: number): LocalText {
  return at(townNames, index);
}

/** A person: initial and family name. */
export function personName(index: number): LocalText {
  const first = at(initialNames, Math.floor(index / personNames.length));
  return join(first, at(personNames, index), { EN: '{a}. {b}', CN: '{a}·{b}' });
}

/** Country and competition, as each language orders them. */
export function leagueName(country: number, competition: LocalText): LocalText {
  return join(at(countryNames, country), competition, {
    EN: '{a} {b}',
    CN: '{a}{b}',
    ESP: '{b} de {a}',
    RUS: '{a}. {b}',
    VI: '{b} {a}',
    MS: '{b} {a}',
  });
}

/** One text per language: English, Filipino, Chinese, Spanish, Russian, Vietnamese, Malay, Nepali. */
export function localText(row: string): LocalText {
  const [EN = '', PHP = '', CN = '', ESP = '', RUS = '', VI = '', MS = '', NE = ''] = row.split('|');
  return { EN, PHP, CN, ESP, RUS, VI, MS, NE };
}
