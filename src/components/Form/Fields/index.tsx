import type {ReactNode} from 'react';
import type {FormField, FormWords} from '../../../site/page-types';
import Field from '../Field';
import type {Problem} from '../Summary';
import styles from './styles.module.css';

interface Props {
  fields: FormField[];
  messages: Pick<FormWords, 'choose' | 'digits' | 'optional'>;
  problems: Problem[];
  /** True while the form is being sent, so that the visitor cannot change it. */
  inert: boolean;
}

/** The fields of a form. A field with a legend starts a group. */
export default function Fields({fields, messages, problems, inert}: Props): ReactNode {
  return (
    <div className={styles.groups} inert={inert}>
      {groupsOf(fields).map((group) => {
        const [first] = group;
        const Group = first?.legend ? 'fieldset' : 'div';
        return (
          <Group key={first?.name} data-group className={styles.group}>
            {first?.legend && <legend>{first.legend}</legend>}
            {group.map((field) => (
              <Field
                key={field.name}
                field={field}
                messages={messages}
                problem={problems.find(({name}) => name === field.name)?.message}
              />
            ))}
          </Group>
        );
      })}
    </div>
  );
}

function groupsOf(fields: FormField[]): FormField[][] {
  const groups: FormField[][] = [];
  for (const field of fields) {
    if (field.legend || groups.length === 0) groups.push([]);
    groups.at(-1)?.push(field);
  }
  return groups;
}
