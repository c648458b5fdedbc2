import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Page} from '@playwright/test';
import type {Printed} from '../../content/host/printed';
import type {Site} from '../../content/kinds/site';

const STYLES: Record<Printed['kind'], string[]> = {
  profile: ['print.css'],
  pack: ['print.css', 'pack.css'],
  sheet: ['print.css', 'sheet.css'],
};

/** A capability sheet becomes smaller by steps until all of it fits, and never too small to be read. */
const SMALLEST = 0.72;
const STEP = 0.02;
/** A sheet of A4 in CSS pixels: on screen it is then as wide as on paper. */
const A4 = {width: 794, height: 1123};

/** Puts the body of a PDF on the page of the site that is on screen, which lends it fonts and colours. */
export async function layOut(page: Page, {kind, name}: Printed, html: string, {legalName, url}: Site): Promise<void> {
  const styles = STYLES[kind].map((file) => readFileSync(join(__dirname, file), 'utf8'));
  const foot = [legalName, new URL(url).host].map((words) => JSON.stringify(words));
  const boxes = `@page { @bottom-left { content: ${foot[0]} } @bottom-center { content: ${foot[1]} } }`;
  await page.evaluate(
    ({title, body, css}) => {
      document.title = title;
      document.head.appendChild(document.createElement('style')).textContent = css;
      document.body.innerHTML = body;
    },
    {title: `${legalName}: ${name}`, body: html, css: styles.join('') + boxes},
  );
  await page.evaluate(async () => {
    const ready = [...document.images].map((image) => image.decode().catch(() => undefined));
    await Promise.all([...ready, document.fonts.ready]);
  });
  if (kind !== 'sheet') return;
  const before = page.viewportSize();
  await page.setViewportSize(A4);
  await page.evaluate(shrinkToFit, {smallest: SMALLEST, step: STEP});
  if (before) await page.setViewportSize(before);
}

function shrinkToFit({smallest, step}: {smallest: number; step: number}): void {
  const sheet = document.querySelector<HTMLElement>('.sheet');
  if (!sheet) return;
  const height = sheet.clientHeight;
  for (let scale = 1; sheet.scrollHeight > height && scale >= smallest; scale -= step) {
    sheet.style.setProperty('--scale', scale.toFixed(2));
  }
}
