import { describe, expect, it } from '@rstest/core';
import { likenessOf } from './names';

describe('two names', () => {
  it.each([
    ['Ana Cruz', 'CRUZ, ana', 'same'],
    ['Tamara Norman', 'Тamara Νorman', 'same'],
    ['Tamara Norman', 'Tarnara Nonnan', 'near'],
    ['Tamara Norman', 'Tarnara Norrnan', 'same'],
    ['Ελένη Παππά', 'ΕΛΕΝΗ ΠΑΠΠΑ', 'same'],
    ['Тамара Маркова', 'ТАМАРА МАРКОВА', 'same'],
    ['Ana Cruz', 'AnaCruz', 'same'],
    ['Juan dela Cruz', 'Juan de la Cruz', 'same'],
    ['Ana Cruz', 'Ana Maria Cruz', 'same'],
    ['Ana Maria Cruz', 'A. M. Cruz', 'same'],
    ['Ana Cruz', 'A. Cruz', 'same'],
    ['Ana Cruz', 'Anna Cruz', 'near'],
    ['Ana Cruz', 'Ana Kruz', 'near'],
    ['Juan dela Cruz', 'Juan dele Crus', 'near'],
    ['Brian Lopez', 'LOPEZ, Bryan', 'near'],
    ['Carl Dean', 'Earl Dean', 'near'],
    ['Ana Cruz', 'Amma Bruz', 'other'],
    ['Ana Cruz', 'Ana Reyes', 'other'],
    ['Ana Cruz', 'Ana', 'other'],
    ['A C', 'Ana Cruz', 'other'],
    ['王伟', '李伟', 'other'],
    ['王伟', '王 伟', 'same'],
    ['', 'Ana Cruz', 'other'],
  ] as const)('%s and %s are %s', (one, other, likeness) => {
    expect(likenessOf(one, other)).toBe(likeness);
    expect(likenessOf(other, one)).toBe(likeness);
  });
});
