import type { Language } from '@marquee/contract/languages';
import type { SecurityChange } from '../events/domainEvents';
import type { NewsText } from './newsText';

/**
 * Messages about closing an account and exporting data. They are sent as notices too, since a closed account has no
 * inbox.
 */
export const closingTexts = {
  accountClosed: {
    EN: {
      title: 'Your account is closed',
      body: 'Your account is closed and your balance is paid out. Nobody can log in any more.',
    },
    PHP: {
      title: 'Sarado na ang account mo',
      body: 'Sarado na ang account mo at naibayad na ang balanse mo. Wala nang makakapag-log in dito.',
    },
    CN: { title: '您的账户已关闭', body: '您的账户已关闭，余额已付清，任何人都无法再登录。' },
    ESP: {
      title: 'Tu cuenta está cerrada',
      body: 'Tu cuenta está cerrada y te hemos pagado el saldo. Ya nadie puede iniciar sesión.',
    },
    RUS: { title: 'Ваш аккаунт закрыт', body: 'Ваш аккаунт закрыт, баланс выплачен. Войти в него больше нельзя.' },
    VI: {
      title: 'Tài khoản của bạn đã đóng',
      body: 'Tài khoản của bạn đã đóng và số dư đã được trả hết. Không ai đăng nhập được nữa.',
    },
    MS: {
      title: 'Akaun anda telah ditutup',
      body: 'Akaun anda telah ditutup dan baki anda telah dibayar. Tiada sesiapa boleh log masuk lagi.',
    },
    NE: { title: 'तपाईंको खाता बन्द भयो', body: 'तपाईंको खाता बन्द भयो र ब्यालेन्स भुक्तानी गरियो। अब कसैले लगइन गर्न सक्दैन।' },
  },
  closingAsked: {
    EN: {
      title: 'Your account is being closed',
      body: 'You asked us to close your account. We settle your open bets and rounds and pay out your balance. If this was not you, write to us immediately.',
    },
    PHP: {
      title: 'Isinasara ang account mo',
      body: 'Hiniling mong isara ang account mo. Ise-settle namin ang mga open mong taya at round at ibabayad ang balanse mo. Hindi ikaw ito? I-message kami agad.',
    },
    CN: {
      title: '您的账户正在关闭',
      body: '您已申请关闭账户。未结算的注单和未完成的游戏局会结算，余额会支付给您。若非本人操作，请立即联系我们。',
    },
    ESP: {
      title: 'Tu cuenta se está cerrando',
      body: 'Nos has pedido cerrar tu cuenta. Liquidamos tus apuestas y rondas abiertas y te pagamos el saldo. ¿No has sido tú? Escríbenos enseguida.',
    },
    RUS: {
      title: 'Ваш аккаунт закрывается',
      body: 'Вы попросили закрыть аккаунт. Открытые ставки и раунды будут рассчитаны, баланс — выплачен. Это были не вы? Сразу напишите нам.',
    },
    VI: {
      title: 'Tài khoản của bạn đang được đóng',
      body: 'Bạn đã yêu cầu đóng tài khoản. Cược và ván còn mở sẽ được thanh toán, số dư được trả cho bạn. Không phải bạn? Hãy liên hệ ngay với chúng tôi.',
    },
    MS: {
      title: 'Akaun anda sedang ditutup',
      body: 'Anda meminta kami menutup akaun anda. Pertaruhan dan pusingan anda yang terbuka diselesaikan dan baki anda dibayar. Bukan anda? Hubungi kami dengan segera.',
    },
    NE: {
      title: 'तपाईंको खाता बन्द हुँदै छ',
      body: 'तपाईंले खाता बन्द गर्न अनुरोध गर्नुभयो। हामी तपाईंका खुला बाजी र राउन्डको हिसाब गर्छौँ र ब्यालेन्स भुक्तानी गर्छौँ। यो तपाईंले गर्नुभएको होइन भने तुरुन्तै हामीलाई लेख्नुहोस्।',
    },
  },
  closingStuck: {
    EN: {
      title: 'Your balance cannot be paid out yet',
      body: 'Your account is being closed, but we cannot pay out your balance yet. Log in and choose a bank account in your own name.',
    },
    PHP: {
      title: 'Hindi pa maibayad ang balanse mo',
      body: 'Isinasara ang account mo, pero hindi pa namin maibayad ang balanse mo. Mag-log in at pumili ng bank account na nasa sarili mong pangalan.',
    },
    CN: {
      title: '余额暂时无法支付',
      body: '您的账户正在关闭，但我们暂时无法支付余额。请登录并选择您本人名下的银行账户。',
    },
    ESP: {
      title: 'Aún no podemos pagarte el saldo',
      body: 'Tu cuenta se está cerrando, pero aún no podemos pagarte el saldo. Inicia sesión y elige una cuenta bancaria a tu nombre.',
    },
    RUS: {
      title: 'Баланс пока не удаётся выплатить',
      body: 'Ваш аккаунт закрывается, но мы пока не можем выплатить баланс. Войдите и выберите банковский счёт на своё имя.',
    },
    VI: {
      title: 'Chưa trả được số dư của bạn',
      body: 'Tài khoản của bạn đang được đóng nhưng chúng tôi chưa trả được số dư. Hãy đăng nhập và chọn tài khoản ngân hàng đứng tên bạn.',
    },
    MS: {
      title: 'Baki anda belum dapat dibayar',
      body: 'Akaun anda sedang ditutup, tetapi kami belum dapat membayar baki anda. Log masuk dan pilih akaun bank atas nama anda sendiri.',
    },
    NE: {
      title: 'ब्यालेन्स अझै भुक्तानी गर्न सकिएन',
      body: 'तपाईंको खाता बन्द हुँदै छ, तर हामी अझै ब्यालेन्स भुक्तानी गर्न सक्दैनौँ। लगइन गरी आफ्नै नामको बैंक खाता छान्नुहोस्।',
    },
  },
  dataExported: {
    EN: {
      title: 'Your data was saved as a file',
      body: 'All your account data was saved as a file. If this was not you, change your password and write to us.',
    },
    PHP: {
      title: 'Na-save bilang file ang data mo',
      body: 'Na-save bilang file ang lahat ng data ng account mo. Hindi ikaw ito? Palitan ang password mo at i-message kami.',
    },
    CN: { title: '已生成您的数据文件', body: '您账户的全部数据已保存为文件。若非本人操作，请修改密码并联系我们。' },
    ESP: {
      title: 'Tus datos se han guardado en un archivo',
      body: 'Todos los datos de tu cuenta se han guardado en un archivo. ¿No has sido tú? Cambia tu contraseña y escríbenos.',
    },
    RUS: {
      title: 'Создан файл с вашими данными',
      body: 'Все данные вашего аккаунта сохранены в файл. Это были не вы? Смените пароль и напишите нам.',
    },
    VI: {
      title: 'Đã tạo tệp dữ liệu của bạn',
      body: 'Toàn bộ dữ liệu tài khoản của bạn đã được lưu thành tệp. Không phải bạn? Hãy đổi mật khẩu và liên hệ với chúng tôi.',
    },
    MS: {
      title: 'Data anda telah disimpan sebagai fail',
      body: 'Semua data akaun anda telah disimpan sebagai fail. Bukan anda? Tukar kata laluan anda dan hubungi kami.',
    },
    NE: {
      title: 'तपाईंको डाटा फाइलमा सेभ भयो',
      body: 'तपाईंको खाताको सबै डाटा फाइलमा सेभ गरियो। यो तपाईंले गर्नुभएको होइन भने पासवर्ड बदल्नुहोस् र हामीलाई लेख्नुहोस्।',
    },
  },
} satisfies Partial<Record<SecurityChange, Record<Language, NewsText>>>;
