import {pdfFlaw} from '../base/pdf';
import {drawingFlaw} from '../images/svg';
import type {ProjectFile} from './files';

/** @returns how the bytes of a file are looked at, where its name says what they should be. */
export function looks(file: string, bytes: () => Uint8Array): Pick<ProjectFile, 'drawingFlaw' | 'pdfFlaw'> {
  if (/\.svg$/i.test(file)) return {drawingFlaw: () => drawingFlaw(bytes())};
  return /\.pdf$/i.test(file) ? {pdfFlaw: () => pdfFlaw(bytes())} : {};
}
