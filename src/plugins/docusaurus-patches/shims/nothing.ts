/** Replaces data of Docusaurus that no code of this site reads. */
export default {};
