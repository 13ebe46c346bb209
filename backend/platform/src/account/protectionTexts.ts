import type { Language } from '@marquee/contract/languages';
import type { NewsText } from './newsText';

/** Messages about limits and breaks. `{name}` is what staff answer. */
export const protectionTexts = {
  limitLapsed: {
    EN: {
      title: 'Your limit stays as it is',
      body: 'You asked to raise or remove a limit. The 72 hours in which you could confirm it are over, so your limit stays as it is. You do not need to do anything.',
    },
    PHP: {
      title: 'Hindi nagbago ang limit mo',
      body: 'Hiniling mong taasan o alisin ang isang limit. Tapos na ang 72 oras para kumpirmahin ito, kaya hindi nagbago ang limit mo. Wala kang kailangang gawin.',
    },
    CN: {
      title: '您的限额保持不变',
      body: '您曾申请调高或取消一项限额。72 小时的确认期已过，限额保持不变。您无需进行任何操作。',
    },
    ESP: {
      title: 'Tu límite sigue igual',
      body: 'Pediste subir o quitar un límite. Las 72 horas para confirmarlo han pasado, así que tu límite sigue igual. No tienes que hacer nada.',
    },
    RUS: {
      title: 'Ваш лимит не изменился',
      body: 'Вы запросили повышение или снятие лимита. 72 часа на подтверждение истекли, поэтому лимит не изменился. Делать ничего не нужно.',
    },
    VI: {
      title: 'Hạn mức của bạn giữ nguyên',
      body: 'Bạn đã yêu cầu tăng hoặc bỏ một hạn mức. Đã hết 72 giờ để xác nhận nên hạn mức của bạn giữ nguyên. Bạn không cần làm gì.',
    },
    MS: {
      title: 'Had anda kekal',
      body: 'Anda memohon untuk menaikkan atau membuang satu had. Tempoh 72 jam untuk mengesahkannya sudah tamat, jadi had anda kekal. Anda tidak perlu membuat apa-apa.',
    },
    NE: {
      title: 'तपाईंको सीमा उही छ',
      body: 'तपाईंले एउटा सीमा बढाउन वा हटाउन अनुरोध गर्नुभएको थियो। पुष्टि गर्ने 72 घण्टा सकियो, त्यसैले तपाईंको सीमा उही छ। तपाईंले केही गर्नु पर्दैन।',
    },
  },
  returnGranted: {
    EN: {
      title: 'Your self-exclusion will end',
      body: 'You asked to return, and we agree. Your self-exclusion ends after a waiting time: the page “Limits and help” shows when. Our answer: {name}',
    },
    PHP: {
      title: 'Matatapos ang self-exclusion mo',
      body: 'Humiling kang bumalik, at pumapayag kami. Matatapos ang self-exclusion mo pagkatapos ng oras ng paghihintay: nasa page na “Mga limit at tulong” kung kailan. Ang sagot namin: {name}',
    },
    CN: {
      title: '您的自我排除将结束',
      body: '我们同意您的恢复申请。等待时间过后，您的自我排除即告结束，具体时间请见“限额与帮助”页面。我们的答复：{name}',
    },
    ESP: {
      title: 'Tu autoexclusión terminará',
      body: 'Pediste volver y estamos de acuerdo. Tu autoexclusión terminará tras un tiempo de espera: la página «Límites y ayuda» indica cuándo. Nuestra respuesta: {name}',
    },
    RUS: {
      title: 'Ваше самоисключение закончится',
      body: 'Вы запросили возвращение, и мы согласны. Самоисключение закончится после времени ожидания: когда именно, указано на странице «Лимиты и помощь». Наш ответ: {name}',
    },
    VI: {
      title: 'Việc tự loại trừ của bạn sẽ kết thúc',
      body: 'Bạn đã yêu cầu quay lại và chúng tôi đồng ý. Việc tự loại trừ sẽ kết thúc sau thời gian chờ: trang “Hạn mức và hỗ trợ” cho biết khi nào. Trả lời của chúng tôi: {name}',
    },
    MS: {
      title: 'Pengecualian diri anda akan tamat',
      body: 'Anda memohon untuk kembali dan kami bersetuju. Pengecualian diri anda tamat selepas tempoh menunggu: halaman “Had dan bantuan” menunjukkan bila. Jawapan kami: {name}',
    },
    NE: {
      title: 'तपाईंको स्व-प्रतिबन्ध अन्त्य हुनेछ',
      body: 'तपाईंले फर्कन अनुरोध गर्नुभयो र हामी सहमत छौँ। प्रतीक्षा अवधिपछि तपाईंको स्व-प्रतिबन्ध अन्त्य हुन्छ: कहिले भन्ने “सीमा र सहायता” पृष्ठमा हेर्नुहोस्। हाम्रो जवाफ: {name}',
    },
  },
  returnRefused: {
    EN: {
      title: 'Your self-exclusion stays',
      body: 'You asked to return, and we have decided that your self-exclusion stays. You can ask again. Our answer: {name}',
    },
    PHP: {
      title: 'Tuloy ang self-exclusion mo',
      body: 'Humiling kang bumalik, at nagpasya kaming tuloy ang self-exclusion mo. Puwede kang humiling ulit. Ang sagot namin: {name}',
    },
    CN: {
      title: '您的自我排除继续有效',
      body: '我们审核了您的恢复申请，决定您的自我排除继续有效。您可以再次申请。我们的答复：{name}',
    },
    ESP: {
      title: 'Tu autoexclusión sigue',
      body: 'Pediste volver y hemos decidido que tu autoexclusión sigue. Puedes pedirlo otra vez. Nuestra respuesta: {name}',
    },
    RUS: {
      title: 'Ваше самоисключение продолжает действовать',
      body: 'Вы запросили возвращение. Мы решили, что самоисключение продолжает действовать. Вы можете запросить возвращение ещё раз. Наш ответ: {name}',
    },
    VI: {
      title: 'Việc tự loại trừ của bạn vẫn tiếp tục',
      body: 'Bạn đã yêu cầu quay lại và chúng tôi quyết định việc tự loại trừ vẫn tiếp tục. Bạn có thể yêu cầu lại. Trả lời của chúng tôi: {name}',
    },
    MS: {
      title: 'Pengecualian diri anda kekal',
      body: 'Anda memohon untuk kembali dan kami memutuskan bahawa pengecualian diri anda kekal. Anda boleh memohon lagi. Jawapan kami: {name}',
    },
    NE: {
      title: 'तपाईंको स्व-प्रतिबन्ध रहिरहन्छ',
      body: 'तपाईंले फर्कन अनुरोध गर्नुभयो, र हामीले तपाईंको स्व-प्रतिबन्ध रहिरहने निर्णय गर्‍यौँ। फेरि अनुरोध गर्न सक्नुहुन्छ। हाम्रो जवाफ: {name}',
    },
  },
} satisfies Record<string, Record<Language, NewsText>>;
