import type {EquipmentItem} from '../../site/page-types';
import DataTable, {type Column} from '../../ui/DataTable';
import DownloadLink from '../../ui/DownloadLink';
import Photo from '../../ui/Photo';
import RichText from '../../ui/RichText';
import {EQUIPMENT_FILE} from '../../site/addresses';
import {usePage} from '../../hooks/usePage';
import styles from './styles.module.css';

const SIZES = '6rem';

/** The equipment in groups. Empty columns are left out. */
export default function Equipment() {
  const {equipment, equipmentLabels: messages} = usePage('equipment');
  const groups = [...new Set(equipment.map(({group}) => group))];
  const columns: Column<EquipmentItem>[] = [
    {name: messages.item, cell: (item) => <Item item={item} />},
    {name: messages.make, cell: ({make}) => make},
    {name: messages.capacity, cell: ({capacity}) => capacity && <RichText text={capacity} />},
    {name: messages.quantity, cell: ({quantity}) => quantity},
    {name: messages.year, cell: ({year}) => year},
    {name: messages.ownership, cell: ({ownership}) => ownership},
    {name: messages.office, cell: ({office}) => office},
  ];
  const shown = columns.filter(({cell}) => equipment.some((item) => cell(item) !== undefined));
  return (
    <>
      {groups.map((group) => (
        <div key={group} className={styles.group}>
          <h3>{group}</h3>
          <DataTable
            caption={group}
            columns={shown}
            rows={equipment.filter((item) => item.group === group)}
            keyOf={(item) => String(equipment.indexOf(item))}
          />
        </div>
      ))}
      <DownloadLink to={EQUIPMENT_FILE}>{messages.download}</DownloadLink>
    </>
  );
}

function Item({item: {name, photo, alt = ''}}: {item: EquipmentItem}) {
  return photo ? (
    <span className={styles.item}>
      <Photo photo={photo} alt={alt} sizes={SIZES} />
      {name}
    </span>
  ) : (
    name
  );
}
