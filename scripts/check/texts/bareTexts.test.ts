import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@rstest/core';
import { root, sourceFiles } from '../sourceFiles';
import { bareTexts } from './bareTexts';

const found = (jsx: string) => bareTexts('Part.tsx', `const part = ${jsx};`).length > 0;

describe('a text beside what comes and goes', () => {
  test.each([
    '<label>{label}{optional && <i>{t("optional")}</i>}</label>',
    '<p>Total {isOpen && <b />}</p>',
    '<p>{isOpen && <Icon />}{t("total")}</p>',
    '<p><Icon />{isOpen && t("total")}</p>',
    '<p>{format.money(3)}{isOpen ? <b /> : null}</p>',
    '<p>{rows.map(row)}{t("total")}</p>',
    '<><Icon />{error}</>',
    '<p>{labels.one}{isOpen && <b />}</p>',
  ])('is refused: %s', (jsx) => expect(found(jsx)).toBe(true));

  test.each([
    '<label><span>{label}</span>{optional && <i>{t("optional")}</i>}</label>',
    '<p>{isOpen && t("total")}</p>',
    '<p>{t("total")} <b>{sum}</b></p>',
    '<p>{isOpen ? t("open") : t("closed")} <b>{sum}</b></p>',
    '<p>{isOpen && <Icon />}{children}</p>',
    '<><b>{t("total")}</b>{" "}<i /></>',
  ])('is not found in %s', (jsx) => expect(found(jsx)).toBe(false));
});

test('no component has one', () => {
  const files = [...sourceFiles()].filter((path) => /^(shared|host|remotes)\/.*(?<!\.test)\.tsx$/.test(path));
  const places = files.flatMap((path) =>
    bareTexts(path, readFileSync(join(root, path), 'utf8')).map((line) => `${path}:${line}`),
  );
  expect(places).toEqual([]);
});
