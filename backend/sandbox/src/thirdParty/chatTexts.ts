import { isLanguage, type Language, languages } from '@marquee/contract/languages';

/** The chat's texts. `{ticket}` is a ticket's number. */
export interface ChatTexts {
  lang: string;
  hello: string;
  field: string;
  send: string;
  received: string;
  failed: string;
  you: string;
  desk: string;
}

const texts: Record<Language, Omit<ChatTexts, 'lang'>> = {
  EN: {
    hello: 'Hello! This is the sandbox’s support chat. You can write at any time; we answer when somebody is here.',
    field: 'Your message',
    send: 'Send',
    received: 'Thank you. Your message is ticket {ticket}. The answer will appear here.',
    failed: 'Your message could not be sent. Please try again.',
    you: 'You',
    desk: 'Support',
  },
  PHP: {
    hello:
      'Kumusta! Ito ang support ng sandbox. Puwede kang mag-message anumang oras; sasagot kami kapag may tao rito.',
    field: 'Mensahe mo',
    send: 'Ipadala',
    received: 'Salamat. {ticket} ang ticket number ng mensahe mo. Dito lalabas ang sagot.',
    failed: 'Hindi naipadala ang mensahe. Subukan ulit.',
    you: 'Ikaw',
    desk: 'Support',
  },
  CN: {
    hello: '您好！这里是演示站的客服台，全天开放；有客服值守时会回复您。',
    field: '您的留言',
    send: '发送',
    received: '谢谢。您的留言编号为 {ticket}，回复会显示在这里。',
    failed: '留言发送失败，请重试。',
    you: '您',
    desk: '客服',
  },
  ESP: {
    hello:
      '¡Hola! Esto es atención al cliente del entorno de pruebas. Puedes escribir a cualquier hora; te responderemos cuando haya alguien.',
    field: 'Tu mensaje',
    send: 'Enviar',
    received: 'Gracias. El número de tu caso es {ticket}. La respuesta aparecerá aquí.',
    failed: 'No se ha podido enviar el mensaje. Inténtalo de nuevo.',
    you: 'Tú',
    desk: 'Atención al cliente',
  },
  RUS: {
    hello:
      'Здравствуйте! Это поддержка демонстрационного сайта. Она открыта круглосуточно; ответ придёт, когда кто-нибудь будет на месте.',
    field: 'Ваше сообщение',
    send: 'Отправить',
    received: 'Спасибо. Номер вашего обращения\u00a0— {ticket}. Ответ появится здесь.',
    failed: 'Не удалось отправить сообщение. Попробуйте ещё раз.',
    you: 'Вы',
    desk: 'Поддержка',
  },
  VI: {
    hello: 'Xin chào! Đây là bộ phận hỗ trợ của trang demo, mở cả ngày lẫn đêm; bạn sẽ được trả lời khi có người trực.',
    field: 'Tin nhắn của bạn',
    send: 'Gửi',
    received: 'Cảm ơn bạn. Mã yêu cầu của bạn là {ticket}. Câu trả lời sẽ hiện tại đây.',
    failed: 'Không gửi được tin nhắn. Vui lòng thử lại.',
    you: 'Bạn',
    desk: 'Hỗ trợ',
  },
  MS: {
    hello:
      'Helo! Ini khidmat sokongan laman demo. Anda boleh menulis pada bila-bila masa; kami menjawab apabila ada petugas.',
    field: 'Mesej anda',
    send: 'Hantar',
    received: 'Terima kasih. Nombor tiket mesej anda ialah {ticket}. Jawapan akan dipaparkan di sini.',
    failed: 'Mesej tidak dapat dihantar. Sila cuba lagi.',
    you: 'Anda',
    desk: 'Sokongan',
  },
  NE: {
    hello: 'नमस्ते! यो नमुना साइटको सहायता हो। दिनरात खुला छ; कोही उपलब्ध भएपछि जवाफ आउँछ।',
    field: 'तपाईंको सन्देश',
    send: 'पठाउनुहोस्',
    received: 'धन्यवाद। तपाईंको सन्देशको टिकट नम्बर {ticket} हो। जवाफ यहीँ देखिनेछ।',
    failed: 'सन्देश पठाउन सकिएन। फेरि प्रयास गर्नुहोस्।',
    you: 'तपाईं',
    desk: 'सहायता',
  },
};

/** The chat's texts in a language; English for an unknown one. */
export function chatTexts(language: string | undefined): ChatTexts {
  const code = isLanguage(language) ? language : 'EN';
  return { lang: languages[code].tag, ...texts[code] };
}
