import type {SiteDefinition, SiteRule, Source} from '../definition/site-definition';
import {diagnose, wordProblems} from '../lint/run';
import {dayAt} from '../../shared/days';
import {warningsOf} from '../lint/warnings';
import type {Content} from '../lint/lint-content';
import {byPosition, type Diagnostic, type Problem} from '../values/diagnostic';
import type {ChangedFile} from './draft';
import {readSource} from '../content/source';
import type {Path} from '../values/values';

/** @returns the warnings about the changed files of a draft, which do not stop it from being sent */
export function draftWarnings(
  content: Content,
  rules: readonly SiteRule[],
  changed: ReadonlyMap<string, ChangedFile>,
): Diagnostic[] {
  const isOf = ({file, related = []}: Diagnostic) => [file, ...related].some((item) => changed.has(item));
  const warnings = warningsOf(content, rules, dayAt(content.definition.locale.utcOffset)).filter(isOf);
  const outdated = wordProblems(outdatedAltTexts(content.definition, changed));
  return [...warnings, ...diagnose(outdated, content.sources)].sort(byPosition);
}

interface DescribedPicture {
  path: Path;
  text: string;
  photos: string;
}

/** @returns a warning for each photo that was replaced but kept its alternative text */
function outdatedAltTexts(definition: SiteDefinition, changed: ReadonlyMap<string, ChangedFile>): Problem[] {
  return [...changed].flatMap(([file, {before, now}]) => {
    if (typeof before !== 'string' || typeof now !== 'string') return [];
    const sourceOf = (text: string) => readSource(definition, file, new TextEncoder().encode(text));
    const source = sourceOf(now);
    const describedBefore = describedPictures(sourceOf(before));
    return describedPictures(source)
      .filter(({text, photos}) => {
        const same = describedBefore.filter((item) => item.text === text);
        return same.length > 0 && same.every((item) => item.photos !== photos);
      })
      .map(({path, text}) => ({
        ...{ruleId: 'outdated-alt-text', message: 'outdated', data: {text}},
        ...{file, line: source.parsed?.lineOf(path) ?? 1, path},
      }));
  });
}

function describedPictures({values}: Source): DescribedPicture[] {
  return values.flatMap(({path, value, meta}) => {
    if (meta.kind !== 'alt' || typeof value !== 'string') return [];
    const isBeside = (other: Path) =>
      other.length === path.length && other.slice(0, -1).every((key, index) => key === path[index]);
    const photos = values.filter((field) => field.meta.picture && isBeside(field.path)).map((field) => field.value);
    return [{path, text: value, photos: JSON.stringify(photos)}];
  });
}
