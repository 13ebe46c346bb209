import type { Language } from '@marquee/contract/languages';
import { type WithdrawalRefusal, withdrawalRefusals } from '@marquee/contract/withdrawalReview';

/** The stored reason of a withdrawal that a person refused. No reason of a gateway has the sign. */
export const reasonOf = (refusal: WithdrawalRefusal) => `refused:${refusal}`;

/** Why a person refused a withdrawal, by its stored reason; undefined if it was not a person who did. */
export function refusalOf(reason: string | null): WithdrawalRefusal | undefined {
  // Of before there was a list.
  if (reason === 'refusedInReview') return 'other';
  return withdrawalRefusals.find((refusal) => reason === reasonOf(refusal));
}

/** What players read of why a person refused their withdrawal, in all interface languages. */
export const refusalTexts: Record<WithdrawalRefusal, Record<Language, string>> = {
  bankAccountName: {
    EN: 'The bank account is not in your name. Add one of your own and ask again.',
    PHP: 'Hindi sa pangalan mo ang bank account. Magdagdag ng sarili mong account at humiling ulit.',
    CN: '该银行账户不在您本人名下。请添加您自己的账户后重新申请。',
    ESP: 'La cuenta bancaria no está a tu nombre. Añade una tuya y vuelve a pedirlo.',
    RUS: 'Банковский счёт открыт не на ваше имя. Добавьте собственный счёт и подайте заявку снова.',
    VI: 'Tài khoản ngân hàng không đứng tên bạn. Hãy thêm tài khoản của chính bạn rồi yêu cầu lại.',
    MS: 'Akaun bank itu bukan atas nama anda. Tambah akaun anda sendiri dan mohon semula.',
    NE: 'बैंक खाता तपाईंको नाममा छैन। आफ्नै खाता थपेर फेरि अनुरोध गर्नुहोस्।',
  },
  documentsNeeded: {
    EN: 'We need documents from you first. Write to us and we will tell you which.',
    PHP: 'Kailangan muna namin ng mga dokumento mula sa iyo. Sumulat sa amin at sasabihin namin kung alin.',
    CN: '我们需要您先提供一些文件。请联系我们，我们会告诉您需要哪些。',
    ESP: 'Antes necesitamos documentos tuyos. Escríbenos y te diremos cuáles.',
    RUS: 'Сначала нам нужны ваши документы. Напишите нам, и мы скажем, какие.',
    VI: 'Trước hết chúng tôi cần giấy tờ của bạn. Hãy liên hệ với chúng tôi để biết cần những giấy tờ nào.',
    MS: 'Kami memerlukan dokumen daripada anda dahulu. Hubungi kami dan kami akan beritahu yang mana.',
    NE: 'पहिले हामीलाई तपाईंका कागजात चाहिन्छ। हामीलाई लेख्नुहोस्, कुन कुन चाहिन्छ भन्नेछौँ।',
  },
  depositsNotPlayed: {
    EN: 'Your deposits have not been played yet. You can withdraw once you have staked them.',
    PHP: 'Hindi mo pa nailalaro ang mga deposit mo. Makakapag-withdraw ka kapag naitaya mo na ang mga ito.',
    CN: '您的存款尚未用于投注。完成投注后即可提款。',
    ESP: 'Todavía no has jugado tus depósitos. Podrás retirar cuando los hayas apostado.',
    RUS: 'Вы ещё не сыграли на внесённые депозиты. Вывод станет доступен, когда вы сделаете на них ставки.',
    VI: 'Bạn chưa đặt cược số tiền đã nạp. Bạn có thể rút tiền sau khi đã đặt cược số tiền đó.',
    MS: 'Deposit anda belum dimainkan. Anda boleh membuat pengeluaran setelah mempertaruhkannya.',
    NE: 'तपाईंका डिपोजिट अहिलेसम्म खेलिएका छैनन्। बाजी लगाएपछि निकासी गर्न सक्नुहुन्छ।',
  },
  duplicateAccount: {
    EN: 'You seem to have another account with us. Each person may have one. Write to us about it.',
    PHP: 'Mukhang may iba ka pang account sa amin. Isa lang ang puwede sa bawat tao. Sumulat sa amin tungkol dito.',
    CN: '您似乎在我们这里还有另一个账户。每人只能有一个账户，请就此联系我们。',
    ESP: 'Parece que tienes otra cuenta con nosotros. Cada persona puede tener una. Escríbenos para aclararlo.',
    RUS: 'Похоже, у вас есть ещё один аккаунт. Каждому разрешён только один. Напишите нам об этом.',
    VI: 'Có vẻ bạn còn một tài khoản khác. Mỗi người chỉ được có một tài khoản. Hãy liên hệ với chúng tôi về việc này.',
    MS: 'Anda nampaknya mempunyai akaun lain dengan kami. Setiap orang hanya boleh ada satu. Hubungi kami tentang hal ini.',
    NE: 'तपाईंको हामीकहाँ अर्को खाता पनि छ जस्तो देखिन्छ। एक जनाको एउटा मात्र खाता हुन सक्छ। यसबारे हामीलाई लेख्नुहोस्।',
  },
  depositDisputed: {
    EN: 'A deposit of yours is being disputed with the bank. We pay out when that is settled.',
    PHP: 'May deposit kang pinagtatalunan sa bangko. Magbabayad kami kapag naayos na iyon.',
    CN: '您的一笔存款正在银行方面存在争议。解决后我们会付款。',
    ESP: 'Uno de tus depósitos está en disputa con el banco. Pagaremos cuando se resuelva.',
    RUS: 'Один из ваших депозитов оспаривается в банке. Мы выплатим деньги, когда вопрос будет решён.',
    VI: 'Một khoản nạp của bạn đang bị tranh chấp với ngân hàng. Chúng tôi sẽ chi trả khi việc đó được giải quyết.',
    MS: 'Satu deposit anda sedang dipertikaikan dengan bank. Kami akan membayar setelah hal itu selesai.',
    NE: 'तपाईंको एउटा डिपोजिटबारे बैंकमा गुनासो छ। त्यो टुंगिएपछि हामी भुक्तानी गर्नेछौँ।',
  },
  askedByPlayer: {
    EN: 'You asked us not to pay it.',
    PHP: 'Hiniling mong huwag namin itong bayaran.',
    CN: '您要求我们不要付款。',
    ESP: 'Nos pediste que no lo pagáramos.',
    RUS: 'Вы попросили нас не выполнять этот вывод.',
    VI: 'Bạn đã yêu cầu chúng tôi không chi trả khoản này.',
    MS: 'Anda meminta kami supaya tidak membayarnya.',
    NE: 'तपाईंले यो नपठाउन भन्नुभएको थियो।',
  },
  other: {
    EN: 'Write to us if you want to know why.',
    PHP: 'Sumulat sa amin kung gusto mong malaman ang dahilan.',
    CN: '如需了解原因，请联系我们。',
    ESP: 'Escríbenos si quieres saber por qué.',
    RUS: 'Напишите нам, если хотите узнать причину.',
    VI: 'Hãy liên hệ với chúng tôi nếu bạn muốn biết lý do.',
    MS: 'Hubungi kami jika anda ingin tahu sebabnya.',
    NE: 'कारण जान्न चाहनुहुन्छ भने हामीलाई लेख्नुहोस्।',
  },
};
