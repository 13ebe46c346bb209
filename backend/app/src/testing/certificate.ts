import { generateKeyPairSync, sign } from 'node:crypto';

/** DER tags. */
const tag = { integer: 2, bits: 3, bytes: 4, id: 6, text: 12, time: 23, sequence: 0x30, set: 0x31 } as const;

function der(type: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([type, ...size]), content]);
}

const id = (hex: string) => der(tag.id, Buffer.from(hex, 'hex'));
/** ecdsa-with-SHA256, commonName, subjectAltName. */
const [ecdsa, commonName, otherName] = [der(tag.sequence, id('2a8648ce3d040302')), id('550403'), id('551d11')];

const timeOf = (time: number) =>
  der(tag.time, Buffer.from(`${new Date(time).toISOString().replace(/\D/g, '').slice(2, 14)}Z`));

/** A self-signed certificate for `localhost`, valid between two times (ms since 1970, before 2050), in PEM. */
export function selfSigned({ from, until }: { from: number; until: number }): { key: string; cert: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const name = der(tag.sequence, der(tag.set, der(tag.sequence, commonName, der(tag.text, Buffer.from('localhost')))));
  const names = der(tag.sequence, der(0x82, Buffer.from('localhost')));
  const body = der(
    tag.sequence,
    der(0xa0, der(tag.integer, Buffer.from([2]))),
    der(tag.integer, Buffer.from([1])),
    ecdsa,
    name,
    der(tag.sequence, timeOf(from), timeOf(until)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, der(tag.sequence, der(tag.sequence, otherName, der(tag.bytes, names)))),
  );
  const signature = Buffer.concat([Buffer.from([0]), sign('sha256', body, privateKey)]);
  const lines =
    der(tag.sequence, body, ecdsa, der(tag.bits, signature))
      .toString('base64')
      .match(/.{1,64}/g) ?? [];
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n'),
  };
}
