import type { Language } from '@marquee/contract/languages';
import type { SecurityChange } from '../events/domainEvents';
import { closingTexts } from './closingTexts';
import type { NewsText } from './newsText';

/** Notices of security changes and of decided name changes. */
export const securityTexts = {
  ...closingTexts,
  bankAdded: {
    EN: {
      title: 'New bank account',
      body: 'The bank account {name} was added. If this was not you, change your password and write to us.',
    },
    PHP: {
      title: 'Bagong bank account',
      body: 'Naidagdag ang bank account na {name}. Hindi ikaw ito? Palitan ang password mo at i-message kami.',
    },
    CN: { title: '新增银行账户', body: '已添加银行账户 {name}。若非本人操作，请修改密码并联系我们。' },
    ESP: {
      title: 'Cuenta bancaria nueva',
      body: 'Se ha añadido la cuenta bancaria {name}. ¿No has sido tú? Cambia tu contraseña y escríbenos.',
    },
    RUS: {
      title: 'Новый банковский счёт',
      body: 'Добавлен банковский счёт {name}. Это были не вы? Смените пароль и напишите нам.',
    },
    VI: {
      title: 'Tài khoản ngân hàng mới',
      body: 'Đã thêm tài khoản ngân hàng {name}. Không phải bạn? Hãy đổi mật khẩu và liên hệ với chúng tôi.',
    },
    MS: {
      title: 'Akaun bank baharu',
      body: 'Akaun bank {name} telah ditambah. Bukan anda? Tukar kata laluan anda dan hubungi kami.',
    },
    NE: {
      title: 'नयाँ बैंक खाता',
      body: 'बैंक खाता {name} थपियो। यो तपाईंले गर्नुभएको होइन भने पासवर्ड बदल्नुहोस् र हामीलाई लेख्नुहोस्।',
    },
  },
  emailChanged: {
    EN: {
      title: 'Email address changed',
      body: 'The email address of your account was changed. If this was not you, change your password and write to us.',
    },
    PHP: {
      title: 'Napalitan ang email address',
      body: 'Napalitan ang email address ng account mo. Hindi ikaw ito? Palitan ang password mo at i-message kami.',
    },
    CN: { title: '邮箱已更改', body: '您账户的邮箱地址已更改。若非本人操作，请修改密码并联系我们。' },
    ESP: {
      title: 'Correo cambiado',
      body: 'Se ha cambiado el correo electrónico de tu cuenta. ¿No has sido tú? Cambia tu contraseña y escríbenos.',
    },
    RUS: {
      title: 'Адрес почты изменён',
      body: 'Адрес электронной почты вашего аккаунта изменён. Это были не вы? Смените пароль и напишите нам.',
    },
    VI: {
      title: 'Đã đổi email',
      body: 'Địa chỉ email của tài khoản đã được đổi. Không phải bạn? Hãy đổi mật khẩu và liên hệ với chúng tôi.',
    },
    MS: {
      title: 'E-mel ditukar',
      body: 'Alamat e-mel akaun anda telah ditukar. Bukan anda? Tukar kata laluan anda dan hubungi kami.',
    },
    NE: {
      title: 'इमेल ठेगाना बदलियो',
      body: 'तपाईंको खाताको इमेल ठेगाना बदलियो। यो तपाईंले गर्नुभएको होइन भने पासवर्ड बदल्नुहोस् र हामीलाई लेख्नुहोस्।',
    },
  },
  phoneChanged: {
    EN: {
      title: 'Phone number changed',
      body: 'The phone number of your account was changed. If this was not you, change your password and write to us.',
    },
    PHP: {
      title: 'Napalitan ang numero ng telepono',
      body: 'Napalitan ang numero ng telepono ng account mo. Hindi ikaw ito? Palitan ang password mo at i-message kami.',
    },
    CN: { title: '手机号码已更改', body: '您账户的手机号码已更改。若非本人操作，请修改密码并联系我们。' },
    ESP: {
      title: 'Teléfono cambiado',
      body: 'Se ha cambiado el número de teléfono de tu cuenta. ¿No has sido tú? Cambia tu contraseña y escríbenos.',
    },
    RUS: {
      title: 'Номер телефона изменён',
      body: 'Номер телефона вашего аккаунта изменён. Это были не вы? Смените пароль и напишите нам.',
    },
    VI: {
      title: 'Đã đổi số điện thoại',
      body: 'Số điện thoại của tài khoản đã được đổi. Không phải bạn? Hãy đổi mật khẩu và liên hệ với chúng tôi.',
    },
    MS: {
      title: 'Nombor telefon ditukar',
      body: 'Nombor telefon akaun anda telah ditukar. Bukan anda? Tukar kata laluan anda dan hubungi kami.',
    },
    NE: {
      title: 'फोन नम्बर बदलियो',
      body: 'तपाईंको खाताको फोन नम्बर बदलियो। यो तपाईंले गर्नुभएको होइन भने पासवर्ड बदल्नुहोस् र हामीलाई लेख्नुहोस्।',
    },
  },
  withdrawalAsked: {
    EN: {
      title: 'Withdrawal requested',
      body: 'A withdrawal of {amount} to {name} was requested. If this was not you, change your password and write to us.',
    },
    PHP: {
      title: 'May request na withdrawal',
      body: 'May request na withdrawal na {amount} papunta sa {name}. Hindi ikaw ito? Palitan ang password mo at i-message kami.',
    },
    CN: {
      title: '已申请提款',
      body: '有一笔 {amount} 的提款申请，收款账户为 {name}。若非本人操作，请修改密码并联系我们。',
    },
    ESP: {
      title: 'Retirada solicitada',
      body: 'Se ha solicitado una retirada de {amount} a {name}. ¿No has sido tú? Cambia tu contraseña y escríbenos.',
    },
    RUS: {
      title: 'Запрошен вывод',
      body: 'Запрошен вывод {amount} на {name}. Это были не вы? Смените пароль и напишите нам.',
    },
    VI: {
      title: 'Yêu cầu rút tiền',
      body: 'Có yêu cầu rút {amount} về {name}. Không phải bạn? Hãy đổi mật khẩu và liên hệ với chúng tôi.',
    },
    MS: {
      title: 'Pengeluaran dimohon',
      body: 'Pengeluaran sebanyak {amount} ke {name} telah dimohon. Bukan anda? Tukar kata laluan anda dan hubungi kami.',
    },
    NE: {
      title: 'निकासीको अनुरोध',
      body: '{name} मा {amount} निकासीको अनुरोध गरियो। यो तपाईंले गर्नुभएको होइन भने पासवर्ड बदल्नुहोस् र हामीलाई लेख्नुहोस्।',
    },
  },
  passkeyAdded: {
    EN: {
      title: 'New passkey',
      body: 'The passkey “{name}” was added to your account. If this was not you, change your password and write to us.',
    },
    PHP: {
      title: 'Bagong passkey',
      body: 'Naidagdag sa account mo ang passkey na “{name}”. Hindi ikaw ito? Palitan ang password mo at i-message kami.',
    },
    CN: { title: '新增通行密钥', body: '您的账户已添加通行密钥“{name}”。若非本人操作，请修改密码并联系我们。' },
    ESP: {
      title: 'Llave de acceso nueva',
      body: 'Se ha añadido a tu cuenta la llave de acceso «{name}». ¿No has sido tú? Cambia tu contraseña y escríbenos.',
    },
    RUS: {
      title: 'Новый ключ доступа',
      body: 'К вашему аккаунту добавлен ключ доступа «{name}». Это были не вы? Смените пароль и напишите нам.',
    },
    VI: {
      title: 'Khóa truy cập mới',
      body: 'Đã thêm khóa truy cập “{name}” vào tài khoản. Không phải bạn? Hãy đổi mật khẩu và liên hệ với chúng tôi.',
    },
    MS: {
      title: 'Kunci laluan baharu',
      body: 'Kunci laluan “{name}” telah ditambah pada akaun anda. Bukan anda? Tukar kata laluan anda dan hubungi kami.',
    },
    NE: {
      title: 'नयाँ पासकी',
      body: 'तपाईंको खातामा पासकी “{name}” थपियो। यो तपाईंले गर्नुभएको होइन भने पासवर्ड बदल्नुहोस् र हामीलाई लेख्नुहोस्।',
    },
  },
  passkeyRemoved: {
    EN: {
      title: 'Passkey removed',
      body: 'You can no longer log in with the passkey “{name}”. If this was not you, change your password and write to us.',
    },
    PHP: {
      title: 'Inalis ang passkey',
      body: 'Hindi ka na makakapag-log in gamit ang passkey na “{name}”. Hindi ikaw ito? Palitan ang password mo at i-message kami.',
    },
    CN: { title: '通行密钥已移除', body: '通行密钥“{name}”已不能登录您的账户。若非本人操作，请修改密码并联系我们。' },
    ESP: {
      title: 'Llave de acceso eliminada',
      body: 'Ya no puedes iniciar sesión con la llave de acceso «{name}». ¿No has sido tú? Cambia tu contraseña y escríbenos.',
    },
    RUS: {
      title: 'Ключ доступа удалён',
      body: 'Войти с ключом доступа «{name}» больше нельзя. Это были не вы? Смените пароль и напишите нам.',
    },
    VI: {
      title: 'Đã xóa khóa truy cập',
      body: 'Khóa truy cập “{name}” không còn dùng để đăng nhập được nữa. Không phải bạn? Hãy đổi mật khẩu và liên hệ với chúng tôi.',
    },
    MS: {
      title: 'Kunci laluan dibuang',
      body: 'Anda tidak lagi boleh log masuk dengan kunci laluan “{name}”. Bukan anda? Tukar kata laluan anda dan hubungi kami.',
    },
    NE: {
      title: 'पासकी हटाइयो',
      body: 'अब पासकी “{name}” बाट लगइन हुँदैन। यो तपाईंले गर्नुभएको होइन भने पासवर्ड बदल्नुहोस् र हामीलाई लेख्नुहोस्।',
    },
  },
  totpAdded: {
    EN: {
      title: 'Authenticator app set up',
      body: 'Codes from an authenticator app now protect your account. If this was not you, change your password and write to us.',
    },
    PHP: {
      title: 'Na-set up ang authenticator app',
      body: 'Protektado na ng mga code ng authenticator app ang account mo. Hindi ikaw ito? Palitan ang password mo at i-message kami.',
    },
    CN: {
      title: '已设置身份验证器',
      body: '您的账户现已由身份验证器的验证码保护。若非本人操作，请修改密码并联系我们。',
    },
    ESP: {
      title: 'Aplicación de autenticación activada',
      body: 'Los códigos de una aplicación de autenticación protegen ahora tu cuenta. ¿No has sido tú? Cambia tu contraseña y escríbenos.',
    },
    RUS: {
      title: 'Приложение-аутентификатор подключено',
      body: 'Теперь ваш аккаунт защищают коды из приложения-аутентификатора. Это были не вы? Смените пароль и напишите нам.',
    },
    VI: {
      title: 'Đã thiết lập ứng dụng xác thực',
      body: 'Tài khoản của bạn nay được bảo vệ bằng mã của ứng dụng xác thực. Không phải bạn? Hãy đổi mật khẩu và liên hệ với chúng tôi.',
    },
    MS: {
      title: 'Aplikasi pengesah disediakan',
      body: 'Kod daripada aplikasi pengesah kini melindungi akaun anda. Bukan anda? Tukar kata laluan anda dan hubungi kami.',
    },
    NE: {
      title: 'अथेन्टिकेटर एप जोडियो',
      body: 'अथेन्टिकेटर एपका कोडले अब तपाईंको खाता जोगाउँछन्। यो तपाईंले गर्नुभएको होइन भने पासवर्ड बदल्नुहोस् र हामीलाई लेख्नुहोस्।',
    },
  },
  factorsReset: {
    EN: {
      title: 'Your login was reset',
      body: 'At your request we removed your passkeys, authenticator app and recovery codes. If this was not you, change your password and write to us.',
    },
    PHP: {
      title: 'Na-reset ang pag-log in mo',
      body: 'Sa request mo, inalis namin ang mga passkey, authenticator app at recovery code mo. Hindi ikaw ito? Palitan ang password mo at i-message kami.',
    },
    CN: {
      title: '登录方式已重置',
      body: '应您的要求，我们移除了您的通行密钥、身份验证器和恢复码。若非本人操作，请修改密码并联系我们。',
    },
    ESP: {
      title: 'Inicio de sesión restablecido',
      body: 'A petición tuya hemos quitado tus llaves de acceso, tu aplicación de autenticación y tus códigos de recuperación. ¿No has sido tú? Cambia tu contraseña y escríbenos.',
    },
    RUS: {
      title: 'Настройки входа сброшены',
      body: 'По вашей просьбе мы удалили ключи доступа, приложение-аутентификатор и коды восстановления. Это были не вы? Смените пароль и напишите нам.',
    },
    VI: {
      title: 'Đã đặt lại đăng nhập',
      body: 'Theo yêu cầu của bạn, chúng tôi đã gỡ khóa truy cập, ứng dụng xác thực và mã khôi phục. Không phải bạn? Hãy đổi mật khẩu và liên hệ với chúng tôi.',
    },
    MS: {
      title: 'Log masuk ditetapkan semula',
      body: 'Atas permintaan anda, kami membuang kunci laluan, aplikasi pengesah dan kod pemulihan anda. Bukan anda? Tukar kata laluan anda dan hubungi kami.',
    },
    NE: {
      title: 'तपाईंको लगइन रिसेट गरियो',
      body: 'तपाईंको अनुरोधमा हामीले पासकी, अथेन्टिकेटर एप र रिकभरी कोड हटायौँ। यो तपाईंले गर्नुभएको होइन भने पासवर्ड बदल्नुहोस् र हामीलाई लेख्नुहोस्।',
    },
  },
  totpRemoved: {
    EN: {
      title: 'Authenticator app removed',
      body: 'We no longer ask for codes from your authenticator app. If this was not you, change your password and write to us.',
    },
    PHP: {
      title: 'Inalis ang authenticator app',
      body: 'Hindi na namin hihingin ang mga code ng authenticator app mo. Hindi ikaw ito? Palitan ang password mo at i-message kami.',
    },
    CN: { title: '身份验证器已移除', body: '登录时不再要求身份验证器的验证码。若非本人操作，请修改密码并联系我们。' },
    ESP: {
      title: 'Aplicación de autenticación eliminada',
      body: 'Ya no te pedimos códigos de tu aplicación de autenticación. ¿No has sido tú? Cambia tu contraseña y escríbenos.',
    },
    RUS: {
      title: 'Приложение-аутентификатор отключено',
      body: 'Мы больше не спрашиваем коды из приложения-аутентификатора. Это были не вы? Смените пароль и напишите нам.',
    },
    VI: {
      title: 'Đã gỡ ứng dụng xác thực',
      body: 'Khi đăng nhập không cần mã của ứng dụng xác thực nữa. Không phải bạn? Hãy đổi mật khẩu và liên hệ với chúng tôi.',
    },
    MS: {
      title: 'Aplikasi pengesah dibuang',
      body: 'Kami tidak lagi meminta kod daripada aplikasi pengesah anda. Bukan anda? Tukar kata laluan anda dan hubungi kami.',
    },
    NE: {
      title: 'अथेन्टिकेटर एप हटाइयो',
      body: 'हामी अब अथेन्टिकेटर एपका कोड माग्दैनौँ। यो तपाईंले गर्नुभएको होइन भने पासवर्ड बदल्नुहोस् र हामीलाई लेख्नुहोस्।',
    },
  },
  recoveryMade: {
    EN: {
      title: 'New recovery codes',
      body: 'You have new recovery codes. The earlier ones no longer work. If this was not you, change your password and write to us.',
    },
    PHP: {
      title: 'Mga bagong recovery code',
      body: 'May mga bago kang recovery code. Hindi na gagana ang mga nauna. Hindi ikaw ito? Palitan ang password mo at i-message kami.',
    },
    CN: { title: '新的恢复码', body: '已生成新的恢复码，旧的已失效。若非本人操作，请修改密码并联系我们。' },
    ESP: {
      title: 'Códigos de recuperación nuevos',
      body: 'Tienes códigos de recuperación nuevos. Los anteriores ya no sirven. ¿No has sido tú? Cambia tu contraseña y escríbenos.',
    },
    RUS: {
      title: 'Новые коды восстановления',
      body: 'У вас новые коды восстановления. Прежние больше не действуют. Это были не вы? Смените пароль и напишите нам.',
    },
    VI: {
      title: 'Mã khôi phục mới',
      body: 'Đã tạo mã khôi phục mới; mã cũ không còn hiệu lực. Không phải bạn? Hãy đổi mật khẩu và liên hệ với chúng tôi.',
    },
    MS: {
      title: 'Kod pemulihan baharu',
      body: 'Anda mempunyai kod pemulihan baharu. Kod terdahulu tidak lagi sah. Bukan anda? Tukar kata laluan anda dan hubungi kami.',
    },
    NE: {
      title: 'नयाँ रिकभरी कोड',
      body: 'तपाईंका नयाँ रिकभरी कोड बने। पहिलेका अब काम गर्दैनन्। यो तपाईंले गर्नुभएको होइन भने पासवर्ड बदल्नुहोस् र हामीलाई लेख्नुहोस्।',
    },
  },
  recoveryUsed: {
    EN: {
      title: 'Recovery code used',
      body: 'One of your recovery codes was used. If this was not you, change your password and write to us.',
    },
    PHP: {
      title: 'Nagamit ang recovery code',
      body: 'Nagamit ang isa sa mga recovery code mo. Hindi ikaw ito? Palitan ang password mo at i-message kami.',
    },
    CN: { title: '恢复码已使用', body: '您的一个恢复码已被使用。若非本人操作，请修改密码并联系我们。' },
    ESP: {
      title: 'Código de recuperación usado',
      body: 'Se ha usado uno de tus códigos de recuperación. ¿No has sido tú? Cambia tu contraseña y escríbenos.',
    },
    RUS: {
      title: 'Использован код восстановления',
      body: 'Использован один из ваших кодов восстановления. Это были не вы? Смените пароль и напишите нам.',
    },
    VI: {
      title: 'Đã dùng mã khôi phục',
      body: 'Một mã khôi phục của bạn đã được dùng. Không phải bạn? Hãy đổi mật khẩu và liên hệ với chúng tôi.',
    },
    MS: {
      title: 'Kod pemulihan digunakan',
      body: 'Salah satu kod pemulihan anda telah digunakan. Bukan anda? Tukar kata laluan anda dan hubungi kami.',
    },
    NE: {
      title: 'रिकभरी कोड प्रयोग भयो',
      body: 'तपाईंको एउटा रिकभरी कोड प्रयोग गरियो। यो तपाईंले गर्नुभएको होइन भने पासवर्ड बदल्नुहोस् र हामीलाई लेख्नुहोस्।',
    },
  },
  nameAccepted: {
    EN: {
      title: 'Your name was changed',
      body: 'Your account is now in the name of {name}. We pay withdrawals to bank accounts in this name.',
    },
    PHP: {
      title: 'Napalitan ang pangalan mo',
      body: 'Nasa pangalang {name} na ang account mo. Sa mga bank account na may ganitong pangalan kami nagbabayad ng withdrawal.',
    },
    CN: { title: '姓名已更改', body: '您的账户姓名现为 {name}。提款只能转入此姓名的银行账户。' },
    ESP: {
      title: 'Tu nombre ha cambiado',
      body: 'Tu cuenta está ahora a nombre de {name}. Pagamos las retiradas a cuentas bancarias con ese nombre.',
    },
    RUS: {
      title: 'Ваше имя изменено',
      body: 'Ваш аккаунт теперь на имя {name}. Вывод возможен на банковские счета с этим именем.',
    },
    VI: {
      title: 'Đã đổi tên của bạn',
      body: 'Tài khoản của bạn nay mang tên {name}. Tiền rút được chuyển về tài khoản ngân hàng đứng tên này.',
    },
    MS: {
      title: 'Nama anda ditukar',
      body: 'Akaun anda kini atas nama {name}. Kami membayar pengeluaran ke akaun bank atas nama ini.',
    },
    NE: {
      title: 'तपाईंको नाम बदलियो',
      body: 'तपाईंको खाता अब {name} को नाममा छ। हामी निकासीको रकम यही नामको बैंक खातामा पठाउँछौँ।',
    },
  },
  nameRefused: {
    EN: {
      title: 'Your name was not changed',
      body: 'We could not accept the name {name}. If you do not agree, write to us.',
    },
    PHP: {
      title: 'Hindi napalitan ang pangalan mo',
      body: 'Hindi namin naaprubahan ang pangalang {name}. Kung hindi ka sang-ayon, i-message kami.',
    },
    CN: { title: '姓名未更改', body: '姓名 {name} 未获接受。如有异议，请联系我们。' },
    ESP: {
      title: 'Tu nombre no cambia',
      body: 'No hemos podido aceptar el nombre {name}. Si no estás de acuerdo, escríbenos.',
    },
    RUS: { title: 'Имя не изменено', body: 'Мы не смогли принять имя {name}. Если вы не согласны, напишите нам.' },
    VI: {
      title: 'Tên của bạn được giữ nguyên',
      body: 'Tên {name} không được chấp nhận. Hãy liên hệ với chúng tôi nếu bạn không đồng ý.',
    },
    MS: {
      title: 'Nama anda tidak ditukar',
      body: 'Kami tidak dapat menerima nama {name}. Jika anda tidak bersetuju, hubungi kami.',
    },
    NE: { title: 'तपाईंको नाम बदलिएन', body: 'हामीले {name} नाम स्वीकार गर्न सकेनौँ। सहमत हुनुहुन्न भने हामीलाई लेख्नुहोस्।' },
  },
} satisfies Record<SecurityChange | 'nameAccepted' | 'nameRefused', Record<Language, NewsText>>;
