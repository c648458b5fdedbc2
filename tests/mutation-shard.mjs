/** A plugin of Stryker that leaves out the functions of other shards. */
const [index, count] = (process.env.MUTATION_SHARD ?? '1/1').split('/').map(Number);

/** Whether a path of Babel's syntax tree is a statement of a module that another shard changes. */
const isOfOtherShard = ({node, parentPath}) => parentPath?.isProgram() && node.start % count !== index - 1;

const shard = {shouldIgnore: (path) => (isOfOtherShard(path) ? 'It belongs to another shard.' : undefined)};

export const strykerPlugins = [{kind: 'Ignore', name: 'shard', value: shard}];
