/** The types of fields. Editors see their sentences. */
export {address, directions, download, formerAddress, link, map, origin} from './address';
export {autocomplete, country, email, phone, phoneList, sender} from './contact-details';
export {day, expiry, hour, month, year} from './day';
export {id, reference} from './identifier';
export {between, exactly, list} from './list';
export {icon} from './look';
export {field} from './meta';
export {paperNumber, register} from './paper';
export {focal, logo, photo, portrait} from './picture';
export {alt, grouping, label, sample, sentences, text, unique} from './text';
