import {pdfDiagnostic} from '../base/pdf';
import {svgDiagnostic} from '../images/svg';
import type {ProjectFile} from './files';

/** @returns how the bytes of a file are looked at, where its name says what they should be. */
export function looks(file: string, bytes: () => Uint8Array): Pick<ProjectFile, 'svgDiagnostic' | 'pdfDiagnostic'> {
  if (/\.svg$/i.test(file)) return {svgDiagnostic: () => svgDiagnostic(bytes())};
  return /\.pdf$/i.test(file) ? {pdfDiagnostic: () => pdfDiagnostic(bytes())} : {};
}
