/**
 * Words by which players remember a game, often from its picture, in eight languages. A row is `English | Filipino |
 * Chinese | Spanish | Russian | Vietnamese | Malay | Nepali`, with a slash between words of one language. It finds
 * games whose names contain the first English word.
 */
export const nameWords = `
golden/gold | ginto/gintong/ginintuang | 金/黄金/金色 | dorado/dorada/oro/dorados | золотой/золото/золотая/золотые | vàng/bằng vàng | emas/keemasan | सुनौलो/सुन/गोल्डेन
gold | ginto | 黄金/金 | oro | золото | vàng | emas | सुन
midnight | hatinggabi | 午夜/子夜 | medianoche | полночь/полуночный | nửa đêm | tengah malam | मध्यरात
crimson | pula | 深红/绯红 | carmesí | багровый/малиновый | đỏ thẫm | merah tua | गाढा रातो
red | pula | 红/红色 | rojo/roja | красный/красная | đỏ | merah | रातो
blue | asul | 蓝/蓝色 | azul | синий/голубой | xanh dương | biru | नीलो
green | berde | 绿/绿色 | verde | зелёный | xanh lá | hijau | हरियो
black | itim | 黑/黑色 | negro/negra | чёрный | đen | hitam | कालो
white | puti | 白/白色 | blanco/blanca | белый | trắng | putih | सेतो
silver | pilak | 银/白银/银色 | plateado/plata/plateada | серебряный/серебро | bạc | perak | चाँदी/चाँदीको
lucky/luck | swerte/suwerte/maswerte/masuwerte | 幸运/好运/吉祥 | afortunado/suerte/afortunada | счастливый/удача/везучий/лаки | may mắn/vận may | bertuah/tuah | भाग्यशाली/भाग्य
wild | ligaw/mailap | 狂野/野生/野 | salvaje/salvajes | дикий/дикая/дикие | hoang dã/hoang | liar | जंगली
royal | maharlika/hari | 皇家/皇室/王 | real/reales | королевский/королевская/царский | hoàng gia/vương giả | diraja | शाही/राजकीय
hidden | nakatago | 隐藏 | oculto/escondido/oculta | скрытый/спрятанный | ẩn giấu/ẩn | tersembunyi | लुकेको
emerald | esmeralda | 翡翠/绿宝石/祖母绿 | esmeralda | изумруд/изумрудный | ngọc lục bảo | zamrud | पन्ना
amber | ambar | 琥珀 | ámbar | янтарь/янтарный | hổ phách | ambar | एम्बर
velvet | pelus | 天鹅绒 | terciopelo | бархат/бархатный | nhung | baldu | मखमल
thunder | kulog | 雷霆/雷 | trueno/truenos | гром/громовой | sấm sét/sấm | guruh/guntur | गर्जन/मेघगर्जन
frozen | nagyelo | 冰封/冰冻 | helado/congelado/helada | замёрзший/ледяной/замороженный | băng giá/đóng băng | beku | जमेको
solar | solar | 太阳 | solar | солнечный | mặt trời | suria | सौर्य
sun | araw | 太阳/日 | sol | солнце | mặt trời | matahari | सूर्य/घाम
lunar | lunar | 月球/月 | lunar | лунный | mặt trăng | bulan | चन्द्र
moon | buwan | 月亮/月 | luna | луна | mặt trăng/trăng | bulan | चन्द्रमा/चन्द्र/जून
jade | jade | 玉/翡翠/玉石 | jade | нефрит/нефритовый | ngọc bích/ngọc | jed | जेड
ruby | rubi | 红宝石 | rubí | рубин/рубиновый | hồng ngọc | delima | रुबी/माणिक
copper | tanso | 铜 | cobre | медь/медный | đồng đỏ | tembaga | तामा
secret | lihim | 秘密/神秘 | secreto/secreta | секрет/тайный/секретный | bí mật | rahsia | गोप्य/रहस्य
mystic/mystery | mistiko/mahiwaga | 神秘/魔幻 | místico/misterio/mística | мистический/тайна/мистика | huyền bí/bí ẩn | mistik/misteri | रहस्यमय
sunken | lumubog | 沉没 | hundido/sumergido | затонувший | chìm | tenggelam | डुबेको
painted | pinta | 彩绘 | pintado | расписной | sơn màu | berlukis | रंगिएको
roaring | umaatungal | 咆哮 | rugiente | ревущий/рычащий | gầm | mengaum | गर्जने
silent | tahimik | 寂静/沉默 | silencioso | тихий/молчаливый | thầm lặng | senyap | मौन
scarlet | iskarlata | 猩红 | escarlata | алый | đỏ tươi | merah menyala | सिन्दुरे
ivory | garing | 象牙 | marfil | слоновая кость | ngà | gading | हात्तीहाड
cobalt | kobalt | 钴蓝 | cobalto | кобальт/кобальтовый | coban | kobalt | कोबाल्ट
blazing | nagliliyab | 炽热/烈焰 | ardiente/llameante | пылающий | rực lửa | membara | दन्किरहेको
fire | apoy | 火/火焰 | fuego | огонь/огненный | lửa | api | आगो
ice | yelo | 冰 | hielo | лёд | băng | ais | बरफ
dancing | sumasayaw | 跳舞/舞动 | bailando/danzante | танцующий | nhảy múa | menari | नाच्ने
electric | de-kuryente | 电/电光 | eléctrico | электрический | điện | elektrik | विद्युतीय
ancient | sinauna | 古代/远古/古老 | antiguo/antigua | древний/древняя | cổ đại/cổ xưa | purba | प्राचीन
starlit | mabituin | 星光 | estrellado | звёздный | đầy sao | diterangi bintang | ताराले भरिएको
star | bituin/tala | 星/星星 | estrella/estrellas | звезда/звёзды | ngôi sao/sao | bintang | तारा
northern | hilaga | 北方 | del norte/norteño | северный | phương bắc | utara | उत्तरी
grand | engrande | 宏伟/大 | gran/grande | большой/великий | lớn | agung | भव्य
swift | mabilis | 迅捷/疾速 | veloz/rápido | быстрый | nhanh | pantas | तीव्र
noble | marangal | 高贵/贵族 | noble | благородный | cao quý | mulia | कुलीन
rising | sumisikat | 崛起/升起 | naciente | восходящий | trỗi dậy | bangkit | उदाउँदो
merry | masaya | 欢乐/快乐 | alegre | весёлый | vui vẻ | riang | रमाइलो
wandering | gala | 流浪 | errante | странствующий | lang thang | berkelana | घुमन्ते
shining | nagniningning | 闪耀/闪亮 | brillante | сияющий/блестящий | tỏa sáng | bersinar | चम्किलो
dragon/dragons | dragon | 龙 | dragón/dragones | дракон/драконы | rồng/con rồng | naga | ड्रागन/अजिङ्गर
tiger/tigers | tigre | 虎/老虎 | tigre/tigres | тигр/тигры | hổ/cọp/con hổ | harimau | बाघ/टाइगर
lion/lions | leon | 狮子/狮/雄狮 | león/leones | лев/львы | sư tử | singa | सिंह
panther | pantera | 豹/黑豹 | pantera | пантера | báo/báo đen | harimau kumbang | चितुवा
wolf/wolves | lobo | 狼 | lobo/lobos | волк/волки | sói/chó sói | serigala | ब्वाँसो
bull | toro | 公牛/牛 | toro | бык | bò tót/bò | lembu jantan | साँढे
buffalo | kalabaw | 水牛/野牛 | búfalo | буйвол/бизон | trâu | kerbau | भैँसी
panda | panda | 熊猫 | panda | панда | gấu trúc | panda | पान्डा
bear | oso | 熊 | oso | медведь | gấu | beruang | भालु
phoenix | phoenix/feniks | 凤凰/凤 | fénix | феникс | phượng hoàng | feniks/burung cenderawasih | फिनिक्स
falcon | halkon | 猎鹰/隼 | halcón | сокол | chim ưng/đại bàng | falko | बाज
eagle | agila | 鹰/老鹰 | águila | орёл | đại bàng | helang | चिल
unicorn | unicorn | 独角兽 | unicornio | единорог | kỳ lân | unikorn | युनिकर्न
octopus | pugita | 章鱼/八爪鱼 | pulpo | осьминог | bạch tuộc | sotong kurita/sotong | अक्टोपस
turtle | pagong | 乌龟/龟/海龟 | tortuga | черепаха | rùa/con rùa | penyu/kura-kura | कछुवा
cat | pusa | 猫 | gato/gata | кот/кошка | mèo/con mèo | kucing | बिरालो
dog | aso | 狗/犬 | perro | собака/пёс | chó | anjing | कुकुर
monkey | unggoy | 猴/猴子 | mono | обезьяна | khỉ | monyet | बाँदर
rabbit | kuneho | 兔/兔子 | conejo | кролик/заяц | thỏ | arnab | खरायो
horse | kabayo | 马 | caballo | лошадь/конь | ngựa | kuda | घोडा
snake | ahas | 蛇 | serpiente | змея | rắn | ular | सर्प
pig | baboy | 猪 | cerdo | свинья | lợn/heo | babi | सुँगुर
elephant | elepante | 大象/象 | elefante | слон | voi | gajah | हात्ती
gorilla | gorilya | 大猩猩 | gorila | горилла | khỉ đột | gorila | गोरिल्ला
shark | pating | 鲨鱼/鲨 | tiburón | акула | cá mập | jerung/yu | शार्क
crab | alimango | 螃蟹/蟹 | cangrejo | краб | cua | ketam | गँगटो
koi | koi | 锦鲤/鲤鱼 | koi/carpa | карп/кои | cá chép/cá koi | koi | कोइ
frog | palaka | 青蛙 | rana | лягушка | ếch | katak | भ्यागुतो
bee | bubuyog | 蜜蜂 | abeja | пчела | ong | lebah | मौरी
butterfly | paruparo | 蝴蝶 | mariposa | бабочка | bướm | rama-rama | पुतली
pharaoh/pharaohs | paraon | 法老/法老王 | faraón | фараон/фараоны | pha ra ông/pharaon | firaun | फाराओ
scarab | skarabyo | 圣甲虫/甲虫 | escarabajo | скарабей | bọ hung | kumbang skarab/kumbang | स्क्याराब
pyramid/pyramids | piramide | 金字塔 | pirámide | пирамида/пирамиды | kim tự tháp | piramid | पिरामिड
temple | templo | 神庙/寺庙/庙 | templo | храм | đền/ngôi đền | kuil | मन्दिर
castle | kastilyo | 城堡 | castillo | замок | lâu đài | istana/kastil | महल/किल्ला
lantern | parol | 灯笼 | farol/linterna | фонарь | đèn lồng | tanglung | लालटिन
mask | maskara | 面具 | máscara | маска | mặt nạ | topeng | मुखौटा/मुकुण्डो
sword | espada | 剑/宝剑 | espada | меч | kiếm/thanh kiếm | pedang | तरबार
galleon | galyon | 大帆船/帆船 | galeón | галеон | thuyền buồm | galleon | जहाज
wizard | salamangkero | 巫师/魔法师 | mago/hechicero | волшебник/маг/колдун | phù thủy | ahli sihir | जादुगर
witch | bruha | 女巫 | bruja | ведьма | phù thủy | ahli sihir | बोक्सी
magic | mahika | 魔法 | magia/mágico | магия | phép thuật/ma thuật | sihir/ajaib | जादु
lotus | lotus | 莲花/荷花 | loto | лотос | hoa sen/sen | teratai | कमल
flower | bulaklak | 花 | flor | цветок | hoa | bunga | फूल
planet | planeta | 行星/星球 | planeta | планета | hành tinh | planet | ग्रह
robot | robot | 机器人 | robot | робот | rô bốt/người máy | robot | रोबोट
crystal | kristal | 水晶 | cristal | кристалл/хрусталь | pha lê | kristal | क्रिस्टल/स्फटिक
diamond/diamonds | diyamante/brilyante | 钻石 | diamante/diamantes | алмаз/бриллиант/алмазы/бриллианты | kim cương | berlian/intan | हीरा/हिरा
gem/gems/jewel/jewels | hiyas | 宝石 | gema/joya/gemas | драгоценность/камень/самоцветы | đá quý | permata | रत्न
crown/crowns | korona | 王冠/皇冠 | corona | корона | vương miện | mahkota | मुकुट/ताज
treasure/treasures | kayamanan | 宝藏/宝物/财宝 | tesoro/tesoros | сокровище/сокровища/клад | kho báu/châu báu | harta karun/harta | खजाना
key | susi | 钥匙 | llave | ключ | chìa khóa | kunci | साँचो
bell/bells | kampana | 铃/钟/铃铛 | campana | колокол/колокольчик | chuông | loceng | घण्टी
clover | klouber | 三叶草/四叶草 | trébol | клевер | cỏ ba lá/cỏ bốn lá | semanggi | क्लोभर
orchard | taniman | 果园 | huerto | сад | vườn cây | dusun | बगैंचा
candy | kendi | 糖果 | caramelo/caramelos/dulces/dulce | конфета/конфеты/сладости | kẹo | gula-gula | मिठाई/चकलेट
fruit/fruits | prutas | 水果 | fruta/frutas | фрукты/фрукт | trái cây | buah/buah-buahan | फलफूल
cherry | seresa | 樱桃 | cereza | вишня | anh đào | ceri | चेरी
mine | minahan | 矿山/矿井/矿 | mina | шахта | mỏ | lombong | खानी
volcano | bulkan | 火山 | volcán | вулкан | núi lửa | gunung berapi | ज्वालामुखी
mountain | bundok | 山/高山 | montaña | гора | núi | gunung | पहाड/हिमाल
balloon | lobo ng hangin | 气球 | globo/globo aerostático | шар/воздушный шар | khinh khí cầu/bóng bay | belon | बेलुन
hourglass | orasang buhangin | 沙漏 | reloj de arena | песочные часы | đồng hồ cát | jam pasir | बालुवा घडी
captain | kapitan | 船长/队长 | capitán | капитан | thuyền trưởng | kapten | कप्तान
emperor | emperador | 皇帝/帝王 | emperador | император | hoàng đế | maharaja | सम्राट
king | hari | 国王/王 | rey | король/царь | vua | raja | राजा
queen | reyna | 女王/皇后 | reina | королева/царица | nữ hoàng | ratu/permaisuri | रानी
prince | prinsipe | 王子 | príncipe | принц | hoàng tử | putera | राजकुमार
princess | prinsesa | 公主 | princesa | принцесса | công chúa | puteri | राजकुमारी
gardener | hardinero | 园丁 | jardinero | садовник | người làm vườn | tukang kebun | माली
miner | minero | 矿工 | minero | шахтёр | thợ mỏ | pelombong | खानी मजदुर
pirate/pirates | pirata | 海盗 | pirata/piratas | пират/пираты | cướp biển/hải tặc | lanun/bajak laut | समुद्री डाँकु/डाँकु
samurai | samurai | 武士 | samurái | самурай | võ sĩ/samurai | samurai | सामुराई
ninja | ninja | 忍者 | ninja | ниндзя | ninja | ninja | निन्जा
merchant | mangangalakal | 商人 | mercader | купец/торговец | thương gia | pedagang/saudagar | व्यापारी
oracle | orakulo | 神谕/先知 | oráculo | оракул | nhà tiên tri | peramal | भविष्यवक्ता
baker | panadero | 面包师 | panadero | пекарь | thợ làm bánh | tukang roti | बेकर
jester | payaso | 小丑/弄臣 | bufón | шут | gã hề/chú hề | badut/pelawak | विदूषक
sultan | sultan | 苏丹 | sultán | султан | quốc vương | sultan | सुल्तान
knight | kabalyero | 骑士 | caballero | рыцарь | hiệp sĩ | kesatria | शूरवीर
fisher/fisherman | mangingisda | 渔夫/渔民 | pescador | рыбак | ngư dân/người câu cá | nelayan | माझी
hunter | mangangaso | 猎人 | cazador | охотник | thợ săn | pemburu | शिकारी
god/gods | diyos | 神/众神 | dios/dioses | бог/боги | thần | dewa | देवता
goddess | diyosa | 女神 | diosa | богиня | nữ thần | dewi | देवी
caishen/wealth | diyos ng yaman | 财神/财富 | riqueza | богатство | thần tài | dewa kekayaan/kekayaan | धन
fortune | kapalaran | 财富/福/财运 | fortuna | фортуна/удача | phát tài/vận may | nasib/tuah | भाग्य
zeus | zeus | 宙斯 | zeus | зевс | zeus/thần zeus | zeus | ज्यूस
olympus | olimpo | 奥林匹斯 | olimpo | олимп | olympus | olympus | ओलम्पस
masquerade | pagbabalatkayo | 化装舞会/假面舞会 | mascarada/baile de máscaras | маскарад | vũ hội hóa trang | majlis topeng | मास्करेड
potion | gayuma | 药水/魔药 | poción | зелье | thuốc phép | ramuan | औषधि
voyage | paglalayag | 航行/远航 | viaje/travesía | путешествие/плавание | hành trình | pelayaran | यात्रा
coins/coin | barya/mga barya/sentimo | 金币/硬币/钱币 | monedas/moneda | монеты/монета/монет/монетки | đồng xu/xu/tiền xu | syiling/duit syiling | सिक्का/सिक्काहरू
money | pera | 钱/金钱 | dinero | деньги | tiền | wang/duit | पैसा
garden | hardin | 花园 | jardín | сад | khu vườn/vườn | taman/kebun | बगैंचा
gift | regalo | 礼物 | regalo | подарок | quà/món quà | hadiah | उपहार
nile | nilo | 尼罗河 | nilo | нил | sông nin | nil | नाइल
deep | kailaliman | 深海/深渊 | profundo/profundidad | глубина/глубины | vực sâu/biển sâu | laut dalam/dalam | गहिरो
ember | baga | 余烬 | brasa | уголёк | than hồng | bara | भुङ्ग्रो
isle/island | isla/pulo | 岛/岛屿 | isla | остров | đảo/hòn đảo | pulau | टापु
seven hills | pitong burol | 七丘 | siete colinas | семь холмов | bảy ngọn đồi | tujuh bukit | सात पहाड
hills | burol | 山丘 | colinas | холмы | đồi | bukit | डाँडा
bay | look | 海湾/湾 | bahía | залив/бухта | vịnh | teluk | खाडी
forest | gubat/kagubatan | 森林 | bosque | лес | rừng/khu rừng | hutan/rimba | जंगल/वन
jungle | gubat | 丛林 | selva/jungla | джунгли | rừng rậm | rimba/hutan | जंगल
valley | lambak | 山谷/谷 | valle | долина | thung lũng | lembah | उपत्यका
north | hilaga | 北方/北 | norte | север | phương bắc/bắc | utara | उत्तर
coast | baybayin | 海岸 | costa | побережье/берег | bờ biển | pantai | तट
lost city | nawawalang lungsod | 失落之城/失落的城市 | ciudad perdida | затерянный город | thành phố đã mất | kota yang hilang | हराएको शहर
lost | nawawala | 失落 | perdido/perdida | затерянный/потерянный | mất tích/bị lãng quên | hilang | हराएको
city | lungsod | 城市/城 | ciudad | город | thành phố | bandar/kota | शहर
cloud | ulap | 云 | nube | облако | mây | awan | बादल
dunes | buhangin | 沙丘 | dunas | дюны | cồn cát/đụn cát | bukit pasir | बालुवाका थुम्का
river | ilog | 河/江 | río | река | sông/dòng sông | sungai | नदी
sea/ocean | dagat/karagatan | 海/海洋/大海 | mar/océano | море/океан | biển/đại dương | laut/lautan | समुद्र/सागर
summer | tag-init | 夏天/夏日 | verano | лето/летний | mùa hè | musim panas | गर्मी
court | korte | 宫廷/法庭 | corte | двор | cung đình/triều đình | istana | दरबार
quest | paglalakbay | 探险/任务/探索 | búsqueda/aventura | квест/поиск/поиски | cuộc phiêu lưu/truy tìm | pencarian/pengembaraan | खोज
adventure | pakikipagsapalaran | 冒险 | aventura | приключение/приключения | phiêu lưu | pengembaraan | साहसिक
nights/night | gabi | 夜晚/夜/之夜 | noches/noche | ночи/ночь | đêm/màn đêm | malam | रात/रातहरू
deluxe | deluxe | 豪华 | deluxe/de lujo | делюкс/люкс | cao cấp | deluks/mewah | डिलक्स
rush | rush | 狂热/冲刺 | fiebre | лихорадка | cơn sốt | demam | हतार
trail | landas | 小径/足迹 | sendero | тропа | con đường/lối mòn | denai/jejak | बाटो
legends/legend | alamat | 传奇/传说 | leyendas/leyenda | легенды/легенда | huyền thoại | lagenda | कथा/किंवदन्ती
spins | ikot | 旋转 | giros | вращения/спины | vòng quay | putaran | स्पिन
parade | parada | 游行 | desfile | парад | diễu hành | perarakan | जात्रा/परेड
reef | bahura | 礁石/珊瑚礁 | arrecife | риф | rạn san hô | terumbu | चट्टान
hunt | pangangaso | 狩猎/猎 | caza/cacería | охота | săn/cuộc săn | buruan/memburu | शिकार
lagoon | laguna | 泻湖/潟湖 | laguna | лагуна | đầm phá | lagun | ताल
harpoon | salapang | 鱼叉 | arpón | гарпун | lao móc | tempuling | भाला
pond | lawa | 池塘 | estanque | пруд | ao/hồ | kolam | पोखरी
aces/ace | alas | 王牌 | ases/as | тузы/туз | át | daun sat/sat | एक्का
jacks | jack | 杰克 | jotas | валеты | bồi | jack | गुलाम
club | klab | 俱乐部 | club | клуб | câu lạc bộ | kelab | क्लब
rocket | raket | 火箭 | cohete | ракета | tên lửa | roket | रकेट
plane/airplane | eroplano | 飞机 | avión | самолёт/самолётик | máy bay | kapal terbang/pesawat | हवाईजहाज/जहाज
comet | kometa | 彗星 | cometa | комета | sao chổi | komet | धूमकेतु
orbit | orbita | 轨道 | órbita | орбита | quỹ đạo | orbit | कक्ष
airship | airship | 飞艇/飞船 | dirigible/zepelín | дирижабль | phi thuyền | kapal udara | हवाई पोत
meteor | bulalakaw | 流星/陨石 | meteoro/meteorito | метеор/метеорит | sao băng/thiên thạch | meteor | उल्का
glider | glayder | 滑翔机 | planeador | планер | tàu lượn | peluncur | ग्लाइडर
space | kalawakan | 太空/宇宙 | espacio | космос | vũ trụ/không gian | angkasa | अन्तरिक्ष
dice | dais | 骰子 | dados | кости/кубики | xúc xắc | dadu | पासा
cube | kubo | 立方/方块 | cubo | куб | khối lập phương | kubus | घन
party | pista | 派对 | fiesta | вечеринка | tiệc | pesta | पार्टी
hall | bulwagan | 大厅 | salón/sala | зал | sảnh | dewan | हल
street | kalye | 街道/街 | calle | улица | đường phố | jalan | सडक
express | express | 快车 | expreso/exprés | экспресс | tốc hành | ekspres | एक्सप्रेस
derby | derby | 德比 | derbi | дерби | trận derby | derby | डर्बी
arena | arena | 竞技场 | arena | арена | đấu trường | arena/gelanggang | अखडा/एरिना
rooster | tandang | 公鸡 | gallo | петух | gà trống | ayam jantan | भाले
crow | uwak | 乌鸦 | cuervo | ворона/ворон | quạ | gagak | काग
feather | balahibo | 羽毛 | pluma | перо | lông vũ | bulu | प्वाँख
cup | kopa | 杯 | copa | кубок | cúp | piala | कप
league | liga | 联赛 | liga | лига | giải đấu | liga | लिग
champions/champion | kampeon | 冠军 | campeones/campeón | чемпионы/чемпион | nhà vô địch/vô địch | juara | च्याम्पियन
goal | gol | 进球 | gol | гол | bàn thắng | gol | गोल
palace | palasyo | 宫殿 | palacio | дворец | cung điện | istana | दरबार/महल
harbour/harbor | daungan | 港口/港湾/港 | puerto | гавань/порт | bến cảng/cảng | pelabuhan | बन्दरगाह
market | palengke | 市场/集市 | mercado | рынок/базар | chợ | pasar | बजार
lighthouse | parola | 灯塔 | faro | маяк | hải đăng | rumah api | प्रकाशस्तम्भ
bridge | tulay | 桥 | puente | мост | cầu/cây cầu | jambatan | पुल
meadow | parang | 草地/草甸 | prado | луг | đồng cỏ | padang rumput | चौर
station | istasyon | 车站/站 | estación | станция/вокзал | nhà ga/trạm | stesen | स्टेसन
old town | lumang bayan | 老城/古城 | casco antiguo/ciudad vieja | старый город | phố cổ | pekan lama/kota lama | पुरानो शहर
book | aklat/libro | 书/之书 | libro | книга | sách/cuốn sách | buku | किताब
bonanza | bonanza | 富矿/大丰收 | bonanza | бонанза | bội thu | bonanza | बोनान्जा
sweet | matamis | 甜蜜/甜 | dulce | сладкий | ngọt ngào | manis | मीठो
super | super | 超级 | súper | супер | siêu | super | सुपर
mega | mega | 巨型/超级 | mega | мега | siêu | mega | मेगा
speed | bilis | 极速/急速 | velocidad/rápida | скорость/скоростная | tốc độ/siêu tốc | pantas/laju | स्पिड
salon | salon | 沙龙 | salón | салон | phòng khách | salon | सैलुन
aztec | aztec | 阿兹特克 | azteca | ацтеки/ацтек | aztec | aztec | एज्टेक
egypt | ehipto | 埃及 | egipto | египет | ai cập | mesir | इजिप्ट
viking | viking | 维京 | vikingo/vikingos | викинг/викинги | người viking | viking | भाइकिङ
mahjong | mahjong | 麻将 | mahjong | маджонг | mạt chược | mahjong | माहजोङ
joker | joker | 小丑 | comodín/joker | джокер | chú hề/joker | joker | जोकर
christmas | pasko | 圣诞/圣诞节 | navidad | рождество | giáng sinh | krismas | क्रिसमस
halloween | halloween | 万圣节 | halloween | хэллоуин | halloween | halloween | हेलोवीन
old | luma/lumang | 老/古老/旧 | viejo/vieja/antiguo | старый/старая | cũ/xưa | lama/tua | पुरानो
new | bago/bagong | 新 | nuevo/nueva | новый/новая | mới | baharu/baru | नयाँ
big | malaki/malaking | 大 | grande | большой/большая | to/lớn | besar | ठूलो
little/small | maliit | 小 | pequeño/pequeña | маленький | nhỏ | kecil | सानो
hot | mainit | 热/火热 | caliente | горячий/жаркий | nóng | panas | तातो
cold | malamig | 冷 | frío | холодный | lạnh | sejuk | चिसो
dark | madilim | 黑暗 | oscuro/oscura | тёмный | bóng tối/tối | gelap | अँध्यारो
light | liwanag | 光 | luz | свет | ánh sáng | cahaya | उज्यालो
night | gabi | 夜/夜晚 | noche | ночь | đêm | malam | रात
day | araw | 日 | día | день | ngày | hari | दिन
dream/dreams | panaginip | 梦/梦想 | sueño/sueños | мечта/сон | giấc mơ | mimpi | सपना
love | pag-ibig | 爱 | amor | любовь | tình yêu | cinta | माया
happy | masaya | 快乐/开心 | feliz | счастливый/весёлый | vui/hạnh phúc | gembira | खुसी
rich/riches | mayaman | 富贵/财富 | rico/riqueza | богатый/богатства | giàu có/giàu | kaya | धनी
power | kapangyarihan | 力量 | poder | сила/мощь | sức mạnh | kuasa | शक्ति
world | mundo | 世界 | mundo | мир | thế giới | dunia | संसार
hero/heroes | bayani | 英雄 | héroe/héroes | герой/герои | anh hùng | wira | नायक
warrior | mandirigma | 战士/勇士 | guerrero | воин | chiến binh | pahlawan | योद्धा
war | digmaan | 战争 | guerra | война | chiến tranh | perang | युद्ध
ghost | multo | 鬼/幽灵 | fantasma | призрак | ma/bóng ma | hantu | भूत
devil/demon | demonyo | 恶魔/魔鬼 | diablo/demonio | дьявол/демон | ác quỷ/quỷ | syaitan/iblis | राक्षस
angel | anghel | 天使 | ángel | ангел | thiên thần | malaikat | परी
rose | rosas | 玫瑰 | rosa | роза | hoa hồng | mawar | गुलाब
tree | puno | 树 | árbol | дерево | cây | pokok | रुख
rainbow | bahaghari | 彩虹 | arcoíris | радуга | cầu vồng | pelangi | इन्द्रेणी
storm | bagyo | 风暴/暴风 | tormenta | буря/шторм | bão/cơn bão | ribut | आँधी
lightning | kidlat | 闪电 | relámpago/rayo | молния | tia chớp/sét | kilat | चट्याङ
wind | hangin | 风 | viento | ветер | gió | angin | हावा
water | tubig | 水 | agua | вода | nước | air | पानी
stone | bato | 石/石头 | piedra | камень | đá | batu | ढुङ्गा
pearl | perlas | 珍珠 | perla | жемчужина/жемчуг | ngọc trai | mutiara | मोती
ring | singsing | 戒指/环 | anillo | кольцо | nhẫn | cincin | औँठी
ship/boat | barko | 船 | barco | корабль | tàu/thuyền | kapal | डुङ्गा
train | tren | 火车 | tren | поезд | tàu hỏa/xe lửa | kereta api | रेल
car | kotse | 汽车 | coche | машина | ô tô/xe hơi | kereta | कार
house | bahay | 房子/屋 | casa | дом | ngôi nhà/nhà | rumah | घर
door/gate/gates | pinto | 门/大门/之门 | puerta/puertas | дверь/ворота/врата | cổng/cánh cổng | pintu | ढोका
road | daan | 路/道路 | camino | дорога/путь | con đường | jalan | बाटो
banana | saging | 香蕉 | plátano/banana | банан | chuối | pisang | केरा
apple | mansanas | 苹果 | manzana | яблоко | táo | epal | स्याउ
orange | kahel | 橙子/橙 | naranja | апельсин | cam | oren | सुन्तला
lemon | limon | 柠檬 | limón | лимон | chanh | lemon | कागती
watermelon | pakwan | 西瓜 | sandía | арбуз | dưa hấu | tembikai | खरबुजा
grape/grapes | ubas | 葡萄 | uva/uvas | виноград | nho | anggur | अंगुर
chocolate | tsokolate | 巧克力 | chocolate | шоколад | sô cô la | coklat | चकलेट
wine | alak | 酒/葡萄酒 | vino | вино | rượu | wain | रक्सी
music | musika | 音乐 | música | музыка | âm nhạc | muzik | सङ्गीत
dance | sayaw | 舞/舞蹈 | baile/danza | танец | nhảy/điệu nhảy | tarian | नृत्य
riverside | tabing-ilog | 河畔/河边 | ribera | набережная/прибрежный | bờ sông | tepi sungai | नदी किनार
lakeside | tabing-lawa | 湖畔/湖边 | orilla del lago | приозёрный | ven hồ | tepi tasik | ताल किनार
lake | lawa | 湖 | lago | озеро | hồ | tasik | ताल
terrace | terasa | 露台 | terraza | терраса | sân thượng | teres | छत
riviera | riviera | 蔚蓝海岸/里维埃拉 | riviera | ривьера | riviera | riviera | रिभिएरा
boulevard | bulebard | 大道/林荫大道 | bulevar | бульвар | đại lộ | lebuh raya | बुलेभार्ड
skyline | tanawin | 天际线 | horizonte | горизонт | đường chân trời | latar langit | क्षितिज
marina | marina | 码头/游艇港 | marina/puerto deportivo | марина/причал | bến du thuyền | marina | मरिना
central | sentral | 中央/中心 | central | центральный | trung tâm | pusat | केन्द्रीय
summit | tuktok | 山顶/峰 | cumbre/cima | вершина | đỉnh núi/đỉnh | puncak | शिखर
orient | silangan | 东方 | oriente | восток | phương đông | timur | पूर्व
avenue | abenida | 大街 | avenida | проспект | đại lộ | lorong | एभिन्यु
crescent | gasuklay | 新月 | media luna/creciente | полумесяц | trăng lưỡi liềm | bulan sabit | अर्धचन्द्र
plaza | plasa | 广场 | plaza | площадь | quảng trường | plaza/dataran | चोक
corner | kanto | 角落/转角 | esquina | угол/уголок | góc | sudut | कुना
arcadia | arkadia | 阿卡迪亚 | arcadia | аркадия | arcadia | arcadia | आर्केडिया
legion/army | hukbo | 军团/大军 | legión/ejército | легион/армия | quân đoàn | tentera | सेना
stakes | pusta | 赌注/锦标赛 | apuestas | ставки | tiền cược | taruhan | दाउ
gallop | takbo ng kabayo | 奔驰/疾驰 | galope | галоп | phi nước đại | larian kuda | सरपट
sprint | takbuhan | 冲刺/短跑 | esprint | спринт | nước rút | pecut | स्प्रिन्ट
drop | patak | 落下/掉落 | caída | капля/падение | rơi | jatuh | थोपा
cascade | talon | 瀑布/倾泻 | cascada | каскад/водопад | thác nước/thác | air terjun | झरना
bounce | talbog | 弹跳 | rebote | отскок/прыжок | nảy | lantun | उफ्राइ
ascent | pag-akyat | 上升/攀升 | ascenso | подъём/взлёт | đi lên | pendakian | आरोहण
tower | tore | 塔/高塔 | torre | башня | tháp/tòa tháp | menara | टावर/धरहरा
ledger | talaan | 账簿/账本 | libro mayor | книга учёта/реестр | sổ cái | lejar | खाता बही
chain | kadena | 链/锁链 | cadena | цепь/цепочка | chuỗi/xích | rantai | साङ्लो
block | bloke | 方块/区块 | bloque | блок | khối | blok | ब्लक
virtual | birtwal | 虚拟 | virtual | виртуальный | ảo | maya | भर्चुअल
penalties/penalty | penalti | 点球 | penaltis/penalti | пенальти | phạt đền/đá phạt | penalti | पेनाल्टी
match | laban | 比赛 | partido | матч | trận đấu | perlawanan | म्याच
raffle | ripa | 抽奖 | rifa | розыгрыш | xổ số vui | cabutan bertuah | चिट्ठा
sweet shop | tindahan ng kendi | 糖果店 | tienda de dulces | кондитерская | cửa hàng kẹo | kedai gula-gula | मिठाई पसल
dragon duel | labanan ng dragon | 龙斗/龙虎斗 | duelo de dragones | дуэль драконов | rồng hổ/đấu rồng | pertarungan naga | ड्रागन द्वन्द्व
`;

/**
 * Numbers, their digits first: `digits | English | Filipino | Chinese | Spanish | Russian | Vietnamese | Malay |
 * Nepali`.
 */
export const numberWords = `
1 | one/single | isa/isang | 一/单 | uno/una | один/одна | một | satu | एक
2 | two/double | dalawa/dalawang | 二/两/双 | dos | два/две | hai | dua | दुई
3 | three/triple | tatlo/tatlong | 三 | tres | три | ba | tiga | तीन
4 | four | apat | 四 | cuatro | четыре | bốn | empat | चार
5 | five | lima/limang | 五 | cinco | пять | năm | lima | पाँच/पांच
6 | six | anim | 六 | seis | шесть | sáu | enam | छ
7 | seven/sevens | pito/pitong | 七 | siete | семь/семёрки | bảy | tujuh | सात
8 | eight | walo/walong | 八 | ocho | восемь | tám | lapan | आठ
9 | nine | siyam | 九 | nueve | девять | chín | sembilan | नौ
10 | ten | sampu/sampung | 十 | diez | десять | mười | sepuluh | दस/दश
12 | twelve | labindalawa/labindalawang | 十二 | doce | двенадцать | mười hai | dua belas | बाह्र
20 | twenty | dalawampu/dalawampung | 二十 | veinte | двадцать | hai mươi | dua puluh | बीस
40 | forty | apatnapu | 四十 | cuarenta | сорок | bốn mươi | empat puluh | चालीस
50 | fifty | limampu | 五十 | cincuenta | пятьдесят | năm mươi | lima puluh | पचास
75 | seventy five | pitumpu't lima | 七十五 | setenta y cinco | семьдесят пять | bảy mươi lăm | tujuh puluh lima | पचहत्तर
100 | hundred | isang daan/daan/sandaan | 一百/百 | cien/ciento | сто/сотня | một trăm/trăm | seratus/ratus | सय/एक सय
1000 | thousand | isang libo/libo | 一千/千 | mil | тысяча | một nghìn/nghìn/ngàn | seribu/ribu | हजार
`;
