import type { Language } from '@marquee/contract/languages';
import type { NewsText } from './newsText';

/** Messages about limits and breaks. `{name}` is what staff answer. */
export const protectionTexts = {
  limitLapsed: {
    EN: {
      title: 'Your limit stays as it is',
      body: 'You asked to raise or remove a limit and did not confirm it within 72 hours. Your limit stays as it is.',
    },
    PHP: {
      title: 'Hindi nagbago ang limit mo',
      body: 'Hiniling mong taasan o alisin ang isang limit at hindi mo ito kinumpirma sa loob ng 72 oras. Hindi nagbago ang limit mo.',
    },
    CN: { title: '您的限额保持不变', body: '您曾申请调高或取消限额，但未在 72 小时内确认。您的限额保持不变。' },
    ESP: {
      title: 'Tu límite sigue igual',
      body: 'Pediste subir o quitar un límite y no lo confirmaste en 72 horas. Tu límite sigue igual.',
    },
    RUS: {
      title: 'Ваш лимит не изменился',
      body: 'Вы запросили повышение или снятие лимита и не подтвердили его в течение 72 часов. Лимит не изменился.',
    },
    VI: {
      title: 'Hạn mức của bạn giữ nguyên',
      body: 'Bạn đã yêu cầu tăng hoặc bỏ hạn mức nhưng không xác nhận trong 72 giờ. Hạn mức của bạn giữ nguyên.',
    },
    MS: {
      title: 'Had anda kekal',
      body: 'Anda memohon untuk menaikkan atau membuang had dan tidak mengesahkannya dalam 72 jam. Had anda kekal.',
    },
    NE: {
      title: 'तपाईंको सीमा उही छ',
      body: 'तपाईंले सीमा बढाउन वा हटाउन अनुरोध गर्नुभयो तर 72 घण्टाभित्र पुष्टि गर्नुभएन। तपाईंको सीमा उही छ।',
    },
  },
  returnGranted: {
    EN: {
      title: 'Your self-exclusion will end',
      body: 'You asked to return, and we agree. Limits and help show when play opens again. Our answer: {name}',
    },
    PHP: {
      title: 'Matatapos ang self-exclusion mo',
      body: 'Humiling kang bumalik, at pumapayag kami. Nasa Mga limit at tulong kung kailan magbubukas ulit ang paglalaro. Ang sagot namin: {name}',
    },
    CN: {
      title: '您的自我排除将结束',
      body: '我们同意您的恢复申请。可在“限额与帮助”页面查看何时可再次游戏。我们的答复：{name}',
    },
    ESP: {
      title: 'Tu autoexclusión terminará',
      body: 'Pediste volver y estamos de acuerdo. En Límites y ayuda verás cuándo se abre de nuevo el juego. Nuestra respuesta: {name}',
    },
    RUS: {
      title: 'Ваше самоисключение закончится',
      body: 'Вы запросили возвращение, и мы согласны. Когда игра снова откроется, видно на странице лимитов и помощи. Наш ответ: {name}',
    },
    VI: {
      title: 'Việc tự loại trừ của bạn sẽ kết thúc',
      body: 'Bạn đã yêu cầu quay lại và chúng tôi đồng ý. Trang hạn mức và hỗ trợ cho biết khi nào bạn chơi lại được. Trả lời của chúng tôi: {name}',
    },
    MS: {
      title: 'Pengecualian diri anda akan tamat',
      body: 'Anda memohon untuk kembali dan kami bersetuju. Halaman had dan bantuan menunjukkan bila permainan dibuka semula. Jawapan kami: {name}',
    },
    NE: {
      title: 'तपाईंको स्व-प्रतिबन्ध अन्त्य हुनेछ',
      body: 'तपाईंले फर्कन अनुरोध गर्नुभयो र हामी सहमत छौँ। खेल कहिले खुल्छ, सीमा र सहायता पृष्ठमा हेर्नुहोस्। हाम्रो जवाफ: {name}',
    },
  },
  returnRefused: {
    EN: {
      title: 'Your self-exclusion stays',
      body: 'You asked to return, and we do not agree. Your self-exclusion stays; you can ask again. Our answer: {name}',
    },
    PHP: {
      title: 'Tuloy ang self-exclusion mo',
      body: 'Humiling kang bumalik, at hindi kami pumapayag. Tuloy ang self-exclusion mo; puwede kang humiling ulit. Ang sagot namin: {name}',
    },
    CN: {
      title: '您的自我排除继续有效',
      body: '我们未同意您的恢复申请。自我排除继续有效，您可以再次申请。我们的答复：{name}',
    },
    ESP: {
      title: 'Tu autoexclusión sigue',
      body: 'Pediste volver y no estamos de acuerdo. Tu autoexclusión sigue; puedes pedirlo otra vez. Nuestra respuesta: {name}',
    },
    RUS: {
      title: 'Ваше самоисключение остаётся',
      body: 'Вы запросили возвращение, но мы не согласны. Самоисключение остаётся; вы можете запросить ещё раз. Наш ответ: {name}',
    },
    VI: {
      title: 'Việc tự loại trừ của bạn vẫn tiếp tục',
      body: 'Bạn đã yêu cầu quay lại nhưng chúng tôi không đồng ý. Việc tự loại trừ vẫn tiếp tục; bạn có thể yêu cầu lại. Trả lời của chúng tôi: {name}',
    },
    MS: {
      title: 'Pengecualian diri anda kekal',
      body: 'Anda memohon untuk kembali dan kami tidak bersetuju. Pengecualian diri anda kekal; anda boleh memohon lagi. Jawapan kami: {name}',
    },
    NE: {
      title: 'तपाईंको स्व-प्रतिबन्ध रहिरहन्छ',
      body: 'तपाईंले फर्कन अनुरोध गर्नुभयो, तर हामी सहमत छैनौँ। स्व-प्रतिबन्ध रहिरहन्छ; फेरि अनुरोध गर्न सक्नुहुन्छ। हाम्रो जवाफ: {name}',
    },
  },
} satisfies Record<string, Record<Language, NewsText>>;
