import type { EngineTexts } from '../../../../play/src/text';

/** This engine's own texts. */
export const texts = {
  bingoRules: {
    EN: '38 of 75 balls are drawn. Complete lines pay: rows, columns and diagonals. The square in the middle is free.',
    PHP: '38 sa 75 bola ang binubunot. May panalo ang bawat kumpletong linya: pahalang, patayo at pahilis. Libre ang gitna.',
    CN: '从 75 个球中开出 38 个。横、竖、斜连满一线即赔付，中间为免费格。',
    ESP: 'Se sacan 38 de 75 bolas. Pagan las líneas completas: filas, columnas y diagonales. La casilla del centro es gratis.',
    RUS: 'Выпадает 38\u00a0шаров из 75. Платят закрытые линии: ряды, столбцы, диагонали. Центральная клетка уже закрыта.',
    VI: 'Quay 38 trong 75 bóng. Mỗi đường đầy đều được trả thưởng: hàng ngang, cột dọc, đường chéo. Ô giữa được tính sẵn.',
    MS: '38 daripada 75 bola dicabut. Garisan lengkap memberi kemenangan: baris, lajur dan pepenjuru. Petak tengah percuma.',
    NE: '75 मध्ये 38 गोला झिकिन्छन्। पूरा भएका लाइनले भुक्तानी दिन्छन्: तेर्सो, ठाडो र छड्के। बीचको कोठा सुरुमै भरिएको हुन्छ।',
  },
  anotherCard: {
    EN: 'Another card',
    PHP: 'Ibang card',
    CN: '换一张卡',
    ESP: 'Otro cartón',
    RUS: 'Другая карточка',
    VI: 'Thẻ khác',
    MS: 'Kad lain',
    NE: 'अर्को कार्ड',
  },
  linesFull: {
    EN: 'Complete lines: {{n}}',
    PHP: 'Kumpletong linya: {{n}}',
    CN: '完整连线：{{n}}',
    ESP: 'Líneas completas: {{n}}',
    RUS: 'Закрыто линий: {{n}}',
    VI: 'Đường đầy: {{n}}',
    MS: 'Garisan lengkap: {{n}}',
    NE: 'पूरा लाइन: {{n}}',
  },
} as const satisfies EngineTexts;
