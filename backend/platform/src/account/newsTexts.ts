import type { LocalText } from '@marquee/contract/entities';
import { type Language, languageCodes, languages } from '@marquee/contract/languages';
import { escapeHtml } from '@marquee/kernel/http/escapeHtml';
import { type RewardAccount, rewardText } from '../sites/rewardText';
import type { NewsText } from './newsText';
import { protectionTexts } from './protectionTexts';
import { securityTexts } from './securityTexts';

/** The automatic messages, in all interface languages (D4). */
export const newsTexts = {
  ...securityTexts,
  ...protectionTexts,
  welcome: {
    EN: {
      title: 'Welcome! Here is a gift to start with',
      body: 'Your account is open. Claim {amount} game tokens for free within 30 days.',
    },
    PHP: {
      title: 'Welcome! May regalo kami para sa iyo',
      body: 'Bukas na ang account mo. Kunin nang libre ang {amount} game token sa loob ng 30 araw.',
    },
    CN: { title: '欢迎加入，见面礼已备好', body: '您的账户已开通。我们送您 {amount} 个游戏代币，请在 30 天内领取。' },
    ESP: {
      title: '¡Hola! Aquí tienes un regalo para empezar',
      body: 'Tu cuenta ya está abierta. Recoge gratis {amount} fichas de juego en un plazo de 30 días.',
    },
    RUS: {
      title: 'Добро пожаловать! У нас для вас подарок',
      body: 'Ваш аккаунт открыт. Заберите игровые жетоны в подарок: {amount}. На это есть 30 дней.',
    },
    VI: {
      title: 'Chào mừng bạn! Có quà dành cho bạn',
      body: 'Tài khoản của bạn đã mở. Hãy nhận {amount} xu trò chơi miễn phí trong vòng 30 ngày.',
    },
    MS: {
      title: 'Selamat datang! Ini hadiah permulaan anda',
      body: 'Akaun anda sudah dibuka. Tuntut {amount} token permainan secara percuma dalam masa 30 hari.',
    },
    NE: {
      title: 'स्वागत छ! सुरुका लागि एउटा उपहार',
      body: 'तपाईंको खाता खुल्यो। {amount} गेम टोकन निःशुल्क छन्, 30 दिनभित्र लिनुहोस्।',
    },
  },
  withdrawalPaid: {
    EN: { title: 'Withdrawal paid', body: '{amount} is on its way to {name}.' },
    PHP: { title: 'Naibayad na ang withdrawal', body: 'Papunta na sa {name} ang {amount}.' },
    CN: { title: '提款已汇出', body: '{amount} 正在转入 {name}。' },
    ESP: { title: 'Retirada pagada', body: '{amount} va en camino a {name}.' },
    RUS: { title: 'Вывод выполнен', body: 'Отправлено {amount}. Получатель: {name}.' },
    VI: { title: 'Lệnh rút đã được chi trả', body: '{amount} đang được chuyển đến {name}.' },
    MS: { title: 'Pengeluaran telah dibayar', body: '{amount} sedang dihantar ke {name}.' },
    NE: { title: 'निकासी भुक्तानी भयो', body: '{amount} {name} मा पठाइएको छ।' },
  },
  withdrawalRejected: {
    EN: {
      title: 'Withdrawal rejected',
      body: '{name} did not accept the transfer of {amount}. The amount is back in your balance.',
    },
    PHP: {
      title: 'Hindi tinanggap ang withdrawal',
      body: 'Hindi tinanggap ng {name} ang transfer na {amount}. Naibalik na sa balanse mo ang halaga.',
    },
    CN: { title: '提款被退回', body: '{name} 未接受 {amount}，该金额已退回您的余额。' },
    ESP: {
      title: 'Retirada rechazada',
      body: '{name} no ha aceptado la transferencia de {amount}. El importe ha vuelto a tu saldo.',
    },
    RUS: {
      title: 'Вывод отклонён',
      body: '{name}: перевод {amount} не принят. Сумма вернулась на ваш баланс.',
    },
    VI: { title: 'Lệnh rút bị từ chối', body: '{name} không nhận {amount}. Số tiền đã được hoàn vào số dư của bạn.' },
    MS: {
      title: 'Pengeluaran ditolak',
      body: '{name} tidak menerima {amount}. Jumlah itu telah kembali ke baki anda.',
    },
    NE: { title: 'निकासी स्वीकार भएन', body: '{name} ले {amount} स्वीकार गरेन। रकम तपाईंको ब्यालेन्समा फर्किएको छ।' },
  },
  withdrawalRefused: {
    EN: {
      title: 'Withdrawal declined',
      body: 'We did not pay {amount} to {name}. The amount is back in your balance.',
    },
    PHP: {
      title: 'Tinanggihan ang withdrawal',
      body: 'Hindi namin ibinayad ang {amount} sa {name}. Naibalik na sa balanse mo ang halaga.',
    },
    CN: { title: '提款未获批准', body: '我们未向 {name} 支付 {amount}，该金额已退回您的余额。' },
    ESP: { title: 'Retirada denegada', body: 'No hemos pagado {amount} a {name}. El importe ha vuelto a tu saldo.' },
    RUS: {
      title: 'В выводе отказано',
      body: 'Мы отказали в выводе {amount} на {name}. Сумма вернулась на ваш баланс.',
    },
    VI: {
      title: 'Lệnh rút không được duyệt',
      body: 'Chúng tôi đã không chuyển {amount} đến {name}. Số tiền đã được hoàn vào số dư của bạn.',
    },
    MS: {
      title: 'Pengeluaran tidak diluluskan',
      body: 'Kami tidak membayar {amount} kepada {name}. Jumlah itu telah kembali ke baki anda.',
    },
    NE: {
      title: 'निकासी अस्वीकार गरियो',
      body: 'हामीले {name} मा {amount} पठाएनौँ। रकम तपाईंको ब्यालेन्समा फर्किएको छ।',
    },
  },
  depositLate: {
    EN: {
      title: 'A late deposit has arrived',
      body: '{amount} from {name} arrived after the deposit had expired. It is in your balance.',
    },
    PHP: {
      title: 'Dumating na ang nahuling deposit',
      body: 'Dumating ang {amount} mula sa {name} pagkatapos mag-expire ang deposit. Nasa balanse mo na ito.',
    },
    CN: { title: '延迟的存款已到账', body: '{name} 的 {amount} 在存款过期后到账，现已计入您的余额。' },
    ESP: {
      title: 'Ha llegado un depósito con retraso',
      body: 'El depósito de {amount} desde {name} llegó cuando ya había caducado. El importe está en tu saldo.',
    },
    RUS: {
      title: 'Поступил запоздавший депозит',
      body: '{name}: {amount} — деньги поступили, когда срок депозита уже истёк. Они на вашем балансе.',
    },
    VI: {
      title: 'Khoản nạp đến muộn đã về',
      body: '{amount} từ {name} đến sau khi lệnh nạp đã hết hạn và hiện có trong số dư của bạn.',
    },
    MS: {
      title: 'Deposit lewat telah tiba',
      body: '{amount} daripada {name} tiba selepas deposit tamat tempoh. Jumlah itu kini dalam baki anda.',
    },
    NE: {
      title: 'ढिलो भएको डिपोजिट आइपुग्यो',
      body: 'डिपोजिटको म्याद सकिएपछि {name} बाट {amount} आइपुग्यो। यो तपाईंको ब्यालेन्समा छ।',
    },
  },
  depositTakenBack: {
    EN: {
      title: 'A deposit was reversed',
      body: '{amount} from {name} was returned to the sender. If your balance was too low for it, we deduct the rest before your next withdrawal.',
    },
    PHP: {
      title: 'Binawi ang isang deposit',
      body: 'Ibinalik sa nagpadala ang {amount} mula sa {name}. Kung kulang ang balanse mo para rito, ibabawas namin ang natitira bago ang susunod mong withdrawal.',
    },
    CN: {
      title: '一笔存款已被撤回',
      body: '来自 {name} 的 {amount} 已退回付款方。余额不足以抵扣的部分，将在您下次提款前扣除。',
    },
    ESP: {
      title: 'Se ha revertido un depósito',
      body: 'El depósito de {amount} desde {name} se ha devuelto a quien lo envió. Si tu saldo no alcanza, descontaremos el resto antes de tu próxima retirada.',
    },
    RUS: {
      title: 'Депозит отозван',
      body: '{name}: отправителю возвращено {amount}. Если на балансе не хватило средств, остаток будет удержан перед следующим выводом.',
    },
    VI: {
      title: 'Một khoản nạp đã bị thu hồi',
      body: '{amount} từ {name} đã được trả lại người gửi. Nếu số dư không đủ, phần còn thiếu sẽ được trừ trước lần rút tiền tiếp theo của bạn.',
    },
    MS: {
      title: 'Satu deposit telah ditarik balik',
      body: '{amount} daripada {name} telah dikembalikan kepada pengirim. Jumlah yang tidak dapat ditampung oleh baki anda akan ditolak sebelum pengeluaran anda yang seterusnya.',
    },
    NE: {
      title: 'एउटा डिपोजिट फिर्ता लगियो',
      body: '{name} बाट आएको {amount} पठाउनेलाई फिर्ता गरियो। ब्यालेन्सले नपुगेको रकम हामी तपाईंको अर्को निकासीअघि काट्छौँ।',
    },
  },
  withdrawalReturned: {
    EN: { title: 'A withdrawal was returned', body: '{name} sent {amount} back. The amount is in your balance again.' },
    PHP: {
      title: 'Ibinalik ang isang withdrawal',
      body: 'Ibinalik ng {name} ang {amount}. Nasa balanse mo na ulit ang halaga.',
    },
    CN: { title: '一笔提款被退回', body: '{name} 退回了 {amount}，该金额已重新计入您的余额。' },
    ESP: {
      title: 'Se ha devuelto una retirada',
      body: '{name} ha devuelto {amount}. El importe vuelve a estar en tu saldo.',
    },
    RUS: { title: 'Вывод возвращён', body: '{name}: возвращено {amount}. Сумма снова на вашем балансе.' },
    VI: {
      title: 'Một lệnh rút đã bị trả lại',
      body: '{name} đã trả lại {amount}. Số tiền đã được hoàn vào số dư của bạn.',
    },
    MS: {
      title: 'Satu pengeluaran telah dipulangkan',
      body: '{name} memulangkan {amount}. Jumlah itu ada semula dalam baki anda.',
    },
    NE: { title: 'निकासी फर्कियो', body: '{name} ले {amount} फिर्ता पठायो। रकम फेरि तपाईंको ब्यालेन्समा छ।' },
  },
  referralEarned: {
    EN: {
      title: 'Your friend has bet their first deposit',
      body: 'Thank you for the referral: {amount} is in your balance.',
    },
    PHP: {
      title: 'Naitaya na ng kaibigan mo ang una niyang deposit',
      body: 'Salamat sa referral: nasa balanse mo na ang {amount}.',
    },
    CN: { title: '您的好友已投注满首笔存款', body: '邀请奖励 {amount} 已存入您的余额，谢谢您。' },
    ESP: {
      title: 'La persona a la que invitaste ha apostado su primer depósito',
      body: 'Gracias por la invitación: tienes {amount} en tu saldo.',
    },
    RUS: {
      title: 'Ваш друг поставил сумму первого депозита',
      body: 'За приглашение на ваш баланс зачислено {amount}. Спасибо!',
    },
    VI: {
      title: 'Người bạn mời đã cược đủ số tiền nạp lần đầu',
      body: '{amount} tiền thưởng giới thiệu đã được cộng vào số dư của bạn. Xin cảm ơn.',
    },
    MS: {
      title: 'Rakan anda telah mempertaruhkan deposit pertama',
      body: 'Terima kasih atas rujukan anda: {amount} kini dalam baki anda.',
    },
    NE: {
      title: 'तपाईंको साथीले पहिलो डिपोजिट बराबर बाजी खेल्नुभयो',
      body: 'साथी बोलाउनुभएकोमा धन्यवाद: {amount} तपाईंको ब्यालेन्समा थपियो।',
    },
  },
  referralNotDue: {
    EN: {
      title: 'No reward for this referral',
      body: 'A friend you invited has made a deposit. We pay the reward only once for each new person, so it does not apply here.',
    },
    PHP: {
      title: 'Walang reward sa referral na ito',
      body: 'Nag-deposit na ang isang inimbita mo. Isang beses lang kami nagbabayad ng reward sa bawat bagong tao, kaya wala nang reward para rito.',
    },
    CN: { title: '此次邀请没有奖励', body: '您邀请的一位好友已存款。奖励按每位新用户发放一次，此次邀请不适用。' },
    ESP: {
      title: 'Esta invitación no tiene recompensa',
      body: 'Una persona a la que invitaste ha hecho un depósito. Pagamos la recompensa una sola vez por cada persona nueva, así que aquí no corresponde.',
    },
    RUS: {
      title: 'За это приглашение награды нет',
      body: 'Приглашённый вами друг внёс депозит. Награда выплачивается только один раз за каждого нового человека, поэтому в этот раз её нет.',
    },
    VI: {
      title: 'Lượt giới thiệu này không có thưởng',
      body: 'Một người bạn mời đã nạp tiền. Mỗi người mới chỉ được tính thưởng một lần, và lượt này không được áp dụng.',
    },
    MS: {
      title: 'Tiada ganjaran untuk rujukan ini',
      body: 'Rakan jemputan anda telah membuat deposit. Ganjaran dibayar sekali sahaja bagi setiap orang baharu, jadi tidak terpakai di sini.',
    },
    NE: {
      title: 'यो रेफरलमा पुरस्कार छैन',
      body: 'तपाईंले बोलाएको साथीले डिपोजिट गर्नुभयो। हामी हरेक नयाँ व्यक्तिका लागि एक पटक मात्र पुरस्कार दिन्छौँ, त्यसैले यस पटक पुरस्कार दिइँदैन।',
    },
  },
  rewardTakenBack: {
    EN: {
      title: 'A reward was reversed',
      body: 'It was paid for a deposit that has since been reversed. You can find the amount in your statement.',
    },
    PHP: {
      title: 'Binawi ang isang reward',
      body: 'Ibinayad ito para sa isang deposit na binawi na. Makikita mo ang halaga sa statement mo.',
    },
    CN: { title: '一笔奖励已被收回', body: '该奖励对应的存款后来已被撤回。金额请见您的对账单。' },
    ESP: {
      title: 'Se ha revertido una recompensa',
      body: 'Se pagó por un depósito que después se ha revertido. Encontrarás el importe en tu extracto.',
    },
    RUS: {
      title: 'Награда отозвана',
      body: 'Она была начислена за депозит, который потом отозвали. Сумма указана в выписке.',
    },
    VI: {
      title: 'Một phần thưởng đã bị thu hồi',
      body: 'Phần thưởng này dành cho một khoản nạp mà sau đó đã bị thu hồi. Số tiền có trong sao kê của bạn.',
    },
    MS: {
      title: 'Satu ganjaran telah ditarik balik',
      body: 'Ganjaran ini dibayar untuk deposit yang kemudiannya ditarik balik. Jumlahnya ada dalam penyata anda.',
    },
    NE: {
      title: 'एउटा पुरस्कार फिर्ता लगियो',
      body: 'यो पुरस्कार पछि फिर्ता लगिएको डिपोजिटका लागि दिइएको थियो। रकम तपाईंको स्टेटमेन्टमा छ।',
    },
  },
  winHeld: {
    EN: {
      title: 'A win is being checked',
      body: 'Your win of {amount} in {name} is more than this game usually pays, so we check the round first. If it is confirmed, we add it to your balance. We will tell you either way.',
    },
    PHP: {
      title: 'Chine-check ang isang panalo',
      body: 'Mas malaki ang panalo mong {amount} sa {name} kaysa karaniwang ibinabayad ng larong ito, kaya iche-check muna namin ang round. Kapag nakumpirma, idaragdag namin ito sa balanse mo. Sasabihan ka namin anuman ang resulta.',
    },
    CN: {
      title: '一笔奖金正在核查',
      body: '您在 {name} 中赢得的 {amount} 超出该游戏通常的派彩，我们会先核查这一局。确认后将计入您的余额；无论结果如何，我们都会通知您。',
    },
    ESP: {
      title: 'Estamos revisando un premio',
      body: 'Tu premio de {amount} en {name} es más de lo que suele pagar este juego, así que primero revisamos la ronda. Si se confirma, lo sumaremos a tu saldo. Te avisaremos en cualquier caso.',
    },
    RUS: {
      title: 'Выигрыш проверяется',
      body: 'Ваш выигрыш {amount} в игре {name} больше, чем она обычно выплачивает, поэтому сначала мы проверим раунд. После подтверждения сумма поступит на ваш баланс. Мы напишем вам в любом случае.',
    },
    VI: {
      title: 'Một khoản thắng đang được kiểm tra',
      body: 'Khoản thắng {amount} của bạn trong {name} cao hơn mức trò chơi này thường trả, nên trước hết chúng tôi xem lại ván đó. Khi được xác nhận, số tiền sẽ được cộng vào số dư của bạn; dù kết quả thế nào, chúng tôi cũng sẽ báo cho bạn.',
    },
    MS: {
      title: 'Satu kemenangan sedang disemak',
      body: 'Kemenangan anda sebanyak {amount} dalam {name} melebihi bayaran biasa permainan ini, jadi kami menyemak pusingan itu dahulu. Jika disahkan, jumlahnya ditambah ke baki anda. Kami akan memaklumkan anda walau apa pun keputusannya.',
    },
    NE: {
      title: 'एउटा जितको जाँच हुँदै छ',
      body: '{name} मा तपाईंको {amount} को जित यस खेलको सामान्य भुक्तानीभन्दा बढी हो, त्यसैले हामी पहिले राउन्ड जाँच्छौँ। पुष्टि भए यो तपाईंको ब्यालेन्समा थपिन्छ। जे भए पनि हामी तपाईंलाई खबर गर्नेछौँ।',
    },
  },
  winReleased: {
    EN: { title: 'Your win is confirmed', body: 'Your win of {amount} in {name} is in your balance.' },
    PHP: { title: 'Kumpirmado ang panalo mo', body: 'Nasa balanse mo na ang panalo mong {amount} sa {name}.' },
    CN: { title: '您的奖金已确认', body: '您在 {name} 中赢得的 {amount} 已计入您的余额。' },
    ESP: { title: 'Tu premio está confirmado', body: 'Tu premio de {amount} en {name} ya está en tu saldo.' },
    RUS: { title: 'Ваш выигрыш подтверждён', body: 'Ваш выигрыш {amount} в игре {name} уже на вашем балансе.' },
    VI: {
      title: 'Khoản thắng của bạn đã được xác nhận',
      body: 'Khoản thắng {amount} của bạn trong {name} đã có trong số dư.',
    },
    MS: {
      title: 'Kemenangan anda disahkan',
      body: 'Kemenangan anda sebanyak {amount} dalam {name} kini dalam baki anda.',
    },
    NE: { title: 'तपाईंको जित पुष्टि भयो', body: '{name} मा तपाईंको {amount} को जित ब्यालेन्समा थपियो।' },
  },
  winRefused: {
    EN: {
      title: 'A win was not confirmed',
      body: 'Your win of {amount} in {name} was caused by an error in the game, so we do not pay it. If you do not agree, write to us.',
    },
    PHP: {
      title: 'Hindi nakumpirma ang panalo',
      body: 'Dahil sa error ng laro ang panalo mong {amount} sa {name}, kaya hindi namin ito babayaran. Kung hindi ka sang-ayon, i-message kami.',
    },
    CN: {
      title: '一笔奖金未获确认',
      body: '您在 {name} 中的奖金 {amount} 源于游戏故障，不予支付。如有异议，请联系我们。',
    },
    ESP: {
      title: 'Un premio no se ha confirmado',
      body: 'Tu premio de {amount} en {name} se debe a un error del juego, así que no lo pagamos. Si no estás de acuerdo, escríbenos.',
    },
    RUS: {
      title: 'Выигрыш не подтверждён',
      body: 'Ваш выигрыш {amount} в игре {name} вызван ошибкой игры, поэтому мы его не выплачиваем. Если вы не согласны, напишите нам.',
    },
    VI: {
      title: 'Một khoản thắng không được xác nhận',
      body: 'Khoản thắng {amount} của bạn trong {name} là do lỗi của trò chơi nên chúng tôi không trả. Hãy liên hệ với chúng tôi nếu bạn không đồng ý.',
    },
    MS: {
      title: 'Satu kemenangan tidak disahkan',
      body: 'Kemenangan anda sebanyak {amount} dalam {name} berpunca daripada ralat permainan, jadi kami tidak membayarnya. Jika anda tidak bersetuju, hubungi kami.',
    },
    NE: {
      title: 'एउटा जित पुष्टि भएन',
      body: '{name} मा तपाईंको {amount} को जित खेलको त्रुटिबाट भएको हो, त्यसैले हामी भुक्तानी गर्दैनौँ। सहमत हुनुहुन्न भने हामीलाई लेख्नुहोस्।',
    },
  },
} satisfies Record<string, Record<Language, NewsText>>;

/** The name of a message. */
export type News = keyof typeof newsTexts;

/**
 * What is inserted into a message: an amount in minor units of a currency or, as `account` says, of game tokens
 * (`plain`: a number without unit); a name, which may be a text by language; and a reason that follows.
 */
interface Values {
  amount?: number;
  currency?: string;
  account?: RewardAccount;
  plain?: boolean;
  name?: string | LocalText;
  /** A sentence or two that follow the text. */
  why?: Record<Language, string>;
}

function amountIn(language: Language, { amount = 0, currency, account = 'cash', plain }: Values): string {
  if (plain || currency === undefined) return new Intl.NumberFormat(languages[language].intl).format(amount);
  return rewardText(amount, account, currency, language);
}

const nameIn = (language: Language, { name = '' }: Values) =>
  typeof name === 'string' ? name : (name[language] ?? name.EN ?? Object.values(name)[0] ?? '');

const fill = (text: string, language: Language, values: Values) =>
  text.replace('{amount}', () => amountIn(language, values)).replace('{name}', () => nameIn(language, values));

/** A message in one language, as plain text. */
export function plainWords(news: News, language: Language, values: Values): NewsText {
  const { title, body } = newsTexts[news][language];
  const why = values.why ? `${language === 'CN' ? '' : ' '}${values.why[language]}` : '';
  return { title: fill(title, language, values), body: fill(body, language, values) + why };
}

/** A message in every language: plain title, HTML body; inserted values are escaped. */
export function written(news: News, values: Values) {
  const each = (show: (words: NewsText) => string) =>
    Object.fromEntries(languageCodes.map((language) => [language, show(plainWords(news, language, values))]));
  return { title: each(({ title }) => title), body: each(({ body }) => `<p>${escapeHtml(body)}</p>`) };
}
