import type { EngineTexts } from '../../../../play/src/text';

/** This engine's own texts. */
export const texts = {
  plinkoRules: {
    EN: 'At each of twelve pegs the ball goes left or right with equal chance. The pocket it lands in decides what you win.',
    PHP: 'Sa bawat isa sa 12 peg, pantay ang tsansang mapunta ang bola sa kaliwa o kanan. Ang pocket na babagsakan nito ang magpapasya sa panalo mo.',
    CN: '小球碰到十二个钉子，每次向左向右的机会均等，由落入的格子决定赔付。',
    ESP: 'En cada uno de los doce clavos, la bola va a la izquierda o a la derecha con la misma probabilidad. La casilla en la que cae decide lo que ganas.',
    RUS: 'На двенадцати штырьках шар с равным шансом уходит влево или вправо. Ваш выигрыш решает лунка, в которую он попал.',
    VI: 'Ở mỗi chốt trong mười hai chốt, bóng rẽ trái hay phải với xác suất như nhau. Ô bóng rơi vào quyết định tiền thắng.',
    MS: 'Pada setiap satu daripada dua belas pasak, bola membelok ke kiri atau kanan dengan peluang yang sama. Petak tempat bola jatuh menentukan kemenangan anda.',
    NE: 'बाह्र किलामध्ये हरेकमा बल बराबर सम्भावनाले बायाँ वा दायाँ जान्छ। जुन खोपामा खस्छ, त्यसैले तपाईंको जित तय गर्छ।',
  },
  drop: {
    EN: 'Drop ball',
    PHP: 'Ihulog ang bola',
    CN: '投球',
    ESP: 'Soltar bola',
    RUS: 'Бросить шар',
    VI: 'Thả bóng',
    MS: 'Jatuhkan bola',
    NE: 'बल खसाल्नुहोस्',
  },
  pocket: {
    EN: 'Pocket {{n}}',
    PHP: 'Pocket {{n}}',
    CN: '{{n}} 号格',
    ESP: 'Casilla {{n}}',
    RUS: 'Лунка {{n}}',
    VI: 'Ô {{n}}',
    MS: 'Petak {{n}}',
    NE: 'खोपा {{n}}',
  },
} as const satisfies EngineTexts;
