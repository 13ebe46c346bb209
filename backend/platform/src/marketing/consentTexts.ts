import type { Language } from '@marquee/contract/languages';
import type { Product } from '@marquee/contract/products';
import type { Channel } from './channel';

/** The version of the words below: raise it whenever one of them changes. */
export const consentVersion = '1';

/** What players are asked; `{site}` is filled in. It is stored with each answer. */
export const consentTexts: Record<Language, string> = {
  EN: 'I want offers and news from {site} about what I tick, in the ways that I tick. I can change this at any time in my account, or stop it from each of these messages.',
  PHP: 'Gusto kong makatanggap ng mga alok at balita mula sa {site} tungkol sa mga tini-tick ko, sa mga paraang tini-tick ko. Puwede ko itong baguhin anumang oras sa account ko, o ihinto mula sa bawat mensahe.',
  CN: '我愿意通过所勾选的方式，接收 {site} 关于所勾选产品的优惠和消息。我可以随时在账户中更改，也可以从每条此类消息中停止接收。',
  ESP: 'Quiero recibir ofertas y noticias de {site} sobre lo que marco y por los medios que marco. Puedo cambiarlo cuando quiera en mi cuenta o detenerlo desde cada uno de esos mensajes.',
  RUS: 'Я хочу получать предложения и новости {site} о том, что отмечу, и теми способами, которые отмечу. Я могу в любое время изменить это в своём аккаунте или отказаться по ссылке в каждом таком сообщении.',
  VI: 'Tôi muốn nhận ưu đãi và tin tức của {site} về những sản phẩm tôi đánh dấu, qua những cách tôi đánh dấu. Tôi có thể thay đổi bất cứ lúc nào trong tài khoản, hoặc ngừng nhận từ mỗi tin nhắn đó.',
  MS: 'Saya mahu menerima tawaran dan berita {site} tentang perkara yang saya tandakan, melalui cara yang saya tandakan. Saya boleh mengubahnya pada bila-bila masa dalam akaun saya, atau menghentikannya daripada setiap mesej itu.',
  NE: 'म आफूले चिन्ह लगाएका कुराबारे, चिन्ह लगाएका माध्यमबाट {site} का अफर र समाचार पाउन चाहन्छु। म यो जुनसुकै बेला आफ्नो खातामा बदल्न वा त्यस्ता हरेक सन्देशबाट रोक्न सक्छु।',
};

/** What products and channels are called. */
export const nameTexts: Record<Language, Record<Product | Channel, string>> = {
  EN: {
    betting: 'Betting',
    casino: 'Casino',
    bingo: 'Bingo',
    email: 'E-mail',
    sms: 'SMS',
    phone: 'Telephone',
    inbox: 'Inbox of this site',
  },
  PHP: {
    betting: 'Pagtaya sa sports',
    casino: 'Casino',
    bingo: 'Bingo',
    email: 'Email',
    sms: 'SMS',
    phone: 'Telepono',
    inbox: 'Inbox ng site na ito',
  },
  CN: {
    betting: '体育与赛马投注',
    casino: '赌场',
    bingo: '宾果',
    email: '电子邮件',
    sms: '短信',
    phone: '电话',
    inbox: '站内信',
  },
  ESP: {
    betting: 'Apuestas',
    casino: 'Casino',
    bingo: 'Bingo',
    email: 'Correo electrónico',
    sms: 'SMS',
    phone: 'Teléfono',
    inbox: 'Bandeja de este sitio',
  },
  RUS: {
    betting: 'Ставки',
    casino: 'Казино',
    bingo: 'Бинго',
    email: 'Электронная почта',
    sms: 'SMS',
    phone: 'Телефон',
    inbox: 'Входящие на этом сайте',
  },
  VI: {
    betting: 'Cá cược thể thao',
    casino: 'Casino',
    bingo: 'Bingo',
    email: 'Email',
    sms: 'SMS',
    phone: 'Điện thoại',
    inbox: 'Hộp thư của trang này',
  },
  MS: {
    betting: 'Pertaruhan sukan',
    casino: 'Kasino',
    bingo: 'Bingo',
    email: 'E-mel',
    sms: 'SMS',
    phone: 'Telefon',
    inbox: 'Peti masuk laman ini',
  },
  NE: {
    betting: 'खेलकुद बाजी',
    casino: 'क्यासिनो',
    bingo: 'बिंगो',
    email: 'इमेल',
    sms: 'SMS',
    phone: 'टेलिफोन',
    inbox: 'यस साइटको इनबक्स',
  },
};
