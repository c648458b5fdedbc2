import {pdfDiagnostic} from '../base/pdf';
import {svgDiagnostic} from '../images/svg';
import type {ProjectFile} from './files';

/** @returns the check of a file's bytes that its ending asks for. */
export function looks(file: string, bytes: () => Uint8Array): Pick<ProjectFile, 'svgDiagnostic' | 'pdfDiagnostic'> {
  if (/\.svg$/i.test(file)) return {svgDiagnostic: () => svgDiagnostic(bytes())};
  return /\.pdf$/i.test(file) ? {pdfDiagnostic: () => pdfDiagnostic(bytes())} : {};
}
