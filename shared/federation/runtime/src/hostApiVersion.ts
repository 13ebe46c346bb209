import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@marquee/settings/root';
import { type Product, products } from './products';

const versionOf = ({ sdkFolder }: Product) =>
  (JSON.parse(readFileSync(join(root, sdkFolder, 'package.json'), 'utf8')) as { version: string }).version;

/** The version of the sites' host API: the sdk package's version. For Node: read from the package. */
export const hostApiVersion = versionOf(products.site);

/** The same of the desk's. */
export const deskApiVersion = versionOf(products.desk);
