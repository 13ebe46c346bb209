import type { Language } from '@marquee/contract/languages';

/** Texts of the edge, used before or without scripts. */
interface EdgeTexts {
  noScript: string;
  /** The same if the page is in the response. */
  readOnly: string;
  loading: string;
  notFound: string;
  maintenance: string;
  maintenanceText: string;
  /** The description for search engines if the site has none. */
  description: string;
  /** Text of a game's page about its figures. */
  game: string;
  offline: string;
  offlineText: string;
  retry: string;
}

/** Texts of the edge by language. */
export const edgeTexts: Record<Language, EdgeTexts> = {
  EN: {
    noScript: 'This site needs JavaScript. Please turn it on in your browser and load the page again.',
    readOnly: 'You can read this page without JavaScript. To log in or play, please turn it on.',
    loading: 'Loading…',
    notFound: 'Page not found',
    maintenance: 'We will be right back',
    maintenanceText: 'We are improving the site. Your balance and your open bets are safe.',
    description: '{title} at {site}: games from many providers, clear rules, and limits that you set yourself.',
    game: '{title} by {provider}: return to player {rtp}, volatility {volatility} of 5, stakes {stakes}. Play at {site}.',
    offline: 'You are offline',
    offlineText: 'This page will load as soon as you are connected again.',
    retry: 'Try again',
  },
  PHP: {
    noScript: 'Kailangan ng site na ito ang JavaScript. I-on ito sa browser mo at i-load ulit ang page.',
    readOnly: 'Mababasa ang page na ito nang walang JavaScript. Para maglaro o mag-log in, i-on ito.',
    loading: 'Naglo-load…',
    notFound: 'Hindi nakita ang page',
    maintenance: 'Babalik kami agad',
    maintenanceText: 'Inaayos muna ang site. Ligtas ang balanse mo at ang mga open mong taya.',
    description:
      '{title} sa {site}: mga laro mula sa maraming provider, malinaw na panuntunan, at mga limit na ikaw ang nagse-set.',
    game: '{title} mula sa {provider}: return to player na {rtp}, volatility na {volatility} sa 5, taya na {stakes}. Maglaro sa {site}.',
    offline: 'Offline ka',
    offlineText: 'Kusang babalik ang page kapag may koneksyon na ulit.',
    retry: 'Subukan ulit',
  },
  CN: {
    noScript: '本网站需要 JavaScript。请在浏览器中启用后重新加载页面。',
    readOnly: '无需 JavaScript 也可阅读本页。如需游戏或登录，请启用 JavaScript。',
    loading: '加载中…',
    notFound: '页面不存在',
    maintenance: '我们马上回来',
    maintenanceText: '网站正在升级。您的余额和未结算注单都很安全。',
    description: '{site} {title}：众多游戏供应商的作品、清晰的规则，限额由您自己设定。',
    game: '{provider} 出品的 {title}：返还率 {rtp}，波动性 {volatility}/5，投注额 {stakes}。在 {site} 开始游戏。',
    offline: '您已离线',
    offlineText: '网络恢复后，页面会自动重新加载。',
    retry: '重试',
  },
  ESP: {
    noScript: 'Este sitio necesita JavaScript. Actívalo en tu navegador y vuelve a cargar la página.',
    readOnly: 'Puedes leer esta página sin JavaScript. Para jugar o iniciar sesión, actívalo.',
    loading: 'Cargando…',
    notFound: 'Página no encontrada',
    maintenance: 'Volvemos enseguida',
    maintenanceText: 'Estamos haciendo mantenimiento. Tu saldo y tus apuestas abiertas están a salvo.',
    description: '{title} en {site}: juegos de muchos proveedores, reglas claras y límites que fijas tú.',
    game: '{title} de {provider}: retorno al jugador del {rtp}, volatilidad {volatility} de 5, apuestas: {stakes}. Juega en {site}.',
    offline: 'Estás sin conexión',
    offlineText: 'La página volverá sola en cuanto haya conexión.',
    retry: 'Reintentar',
  },
  RUS: {
    noScript: 'Для работы сайта нужен JavaScript. Включите его в браузере и обновите страницу.',
    readOnly: 'Эту страницу можно читать без JavaScript. Чтобы играть или войти, включите его.',
    loading: 'Загрузка…',
    notFound: 'Страница не найдена',
    maintenance: 'Скоро вернёмся',
    maintenanceText: 'На сайте идут технические работы. Ваш баланс и открытые ставки в безопасности.',
    description: '{title} на {site}: игры многих провайдеров, понятные правила и лимиты, которые вы задаёте сами.',
    game: '{title} от {provider}: возврат игроку {rtp}, волатильность {volatility} из 5, ставки {stakes}. Играйте на {site}.',
    offline: 'Нет подключения к сети',
    offlineText: 'Страница загрузится сама, как только появится связь.',
    retry: 'Повторить',
  },
  VI: {
    noScript: 'Trang web này cần JavaScript. Hãy bật JavaScript trong trình duyệt rồi tải lại trang.',
    readOnly: 'Bạn có thể đọc trang này mà không cần JavaScript. Để chơi hoặc đăng nhập, hãy bật JavaScript.',
    loading: 'Đang tải…',
    notFound: 'Không tìm thấy trang',
    maintenance: 'Chúng tôi sẽ sớm trở lại',
    maintenanceText: 'Chúng tôi đang nâng cấp trang. Số dư và các cược đang mở của bạn vẫn an toàn.',
    description: '{title} tại {site}: trò chơi của nhiều nhà cung cấp, luật chơi rõ ràng và hạn mức do bạn tự đặt.',
    game: '{title} của {provider}: tỷ lệ hoàn trả {rtp}, độ biến động {volatility}/5, tiền cược {stakes}. Chơi ngay tại {site}.',
    offline: 'Bạn đang ngoại tuyến',
    offlineText: 'Trang này sẽ tải ngay khi bạn có mạng trở lại.',
    retry: 'Thử lại',
  },
  MS: {
    noScript: 'Laman ini memerlukan JavaScript. Hidupkan JavaScript dalam pelayar anda dan muat semula halaman.',
    readOnly: 'Anda boleh membaca halaman ini tanpa JavaScript. Untuk bermain atau log masuk, sila hidupkannya.',
    loading: 'Memuatkan…',
    notFound: 'Halaman tidak ditemui',
    maintenance: 'Kami akan kembali sebentar lagi',
    maintenanceText: 'Kami sedang menambah baik laman ini. Baki dan pertaruhan terbuka anda selamat.',
    description:
      '{title} di {site}: permainan daripada banyak penyedia, peraturan yang jelas dan had yang anda tetapkan sendiri.',
    game: '{title} daripada {provider}: pulangan kepada pemain {rtp}, volatiliti {volatility} daripada 5, taruhan {stakes}. Main di {site}.',
    offline: 'Anda di luar talian',
    offlineText: 'Halaman ini akan dimuatkan sebaik sahaja anda disambungkan semula.',
    retry: 'Cuba lagi',
  },
  NE: {
    noScript: 'यस साइटलाई JavaScript चाहिन्छ। ब्राउजरमा यसलाई सक्रिय गरेर पृष्ठ फेरि लोड गर्नुहोस्।',
    readOnly: 'JavaScript बिना पनि यो पृष्ठ पढ्न सकिन्छ। खेल्न वा लगइन गर्न कृपया यसलाई सक्रिय गर्नुहोस्।',
    loading: 'लोड हुँदै छ…',
    notFound: 'पृष्ठ भेटिएन',
    maintenance: 'हामी छिट्टै फर्कनेछौँ',
    maintenanceText: 'साइटको मर्मतसम्भार भइरहेको छ। तपाईंको ब्यालेन्स र खुला बाजीहरू सुरक्षित छन्।',
    description: '{site} मा {title}: धेरै प्रदायकका खेल, स्पष्ट नियम र तपाईं आफैँले तोक्ने सीमा।',
    game: '{provider} को {title}: खेलाडीलाई प्रतिफल {rtp}, उतारचढाव 5 मध्ये {volatility}, दाउ {stakes}। {site} मा खेल्नुहोस्।',
    offline: 'तपाईं अफलाइन हुनुहुन्छ',
    offlineText: 'इन्टरनेट फेरि जोडिनासाथ यो पृष्ठ लोड हुनेछ।',
    retry: 'फेरि प्रयास गर्नुहोस्',
  },
};
