// "npm run guide" writes this list of the rules in this folder, so do not edit it by hand.
import type {EngineRule} from '../define-rule';
import {rule as altText} from './alt-text';
import {rule as blockUsage} from './block-usage';
import {rule as brokenLink} from './broken-link';
import {rule as duplicate} from './duplicate';
import {rule as duplicateAddress} from './duplicate-address';
import {rule as emphasis} from './emphasis';
import {rule as encoding} from './encoding';
import {rule as fieldValue} from './field-value';
import {rule as fileContent} from './file-content';
import {rule as fileName} from './file-name';
import {rule as fileSize} from './file-size';
import {rule as formerAddress} from './former-address';
import {rule as frontMatter} from './front-matter';
import {rule as generatedFile} from './generated-file';
import {rule as heading} from './heading';
import {rule as headingMarker} from './heading-marker';
import {rule as hostFile} from './host-file';
import {rule as icon} from './icon';
import {rule as invisibleCharacter} from './invisible-character';
import {rule as linkAddress} from './link-address';
import {rule as linkSyntax} from './link-syntax';
import {rule as listMarker} from './list-marker';
import {rule as markdownShown} from './markdown-shown';
import {rule as mdxSyntax} from './mdx-syntax';
import {rule as misplacedPage} from './misplaced-page';
import {rule as missingField} from './missing-field';
import {rule as missingPage} from './missing-page';
import {rule as numberedSentence} from './numbered-sentence';
import {rule as ownAddress} from './own-address';
import {rule as pastedPicture} from './pasted-picture';
import {rule as photoFile} from './photo-file';
import {rule as photoPlacement} from './photo-placement';
import {rule as photoSize} from './photo-size';
import {rule as plainText} from './plain-text';
import {rule as renamedPage} from './renamed-page';
import {rule as repeatedField} from './repeated-field';
import {rule as runTogether} from './run-together';
import {rule as scheduledPage} from './scheduled-page';
import {rule as table} from './table';
import {rule as twoVersions} from './two-versions';
import {rule as unknownField} from './unknown-field';
import {rule as unknownReference} from './unknown-reference';
import {rule as unreadableFile} from './unreadable-file';
import {rule as unsupportedMarkdown} from './unsupported-markdown';
import {rule as unusedFile} from './unused-file';
import {rule as yamlSyntax} from './yaml-syntax';

// prettier-ignore
export const ERRORS: readonly EngineRule[] = [
  altText, blockUsage, brokenLink, duplicate, duplicateAddress, emphasis, encoding, fieldValue,
  fileContent, fileName, fileSize, formerAddress, frontMatter, generatedFile, heading, headingMarker,
  hostFile, icon, invisibleCharacter, linkAddress, linkSyntax, listMarker, markdownShown, mdxSyntax,
  misplacedPage, missingField, missingPage, numberedSentence, ownAddress, pastedPicture, photoFile,
  photoPlacement, photoSize, plainText, renamedPage, repeatedField, runTogether, scheduledPage,
  table, twoVersions, unknownField, unknownReference, unreadableFile, unsupportedMarkdown,
  unusedFile, yamlSyntax,
];
