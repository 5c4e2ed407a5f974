// Two forms of the game side by side.

export default {
  'compare.first': 'One form',
  'compare.second': 'The other',
  'compare.all': 'Show the rules that are the same, too',
  'compare.rule': 'Rule',
  'compare.differs': 'differs',
  /** @param {{ count: number }} args */
  'compare.count': ({ count }) => (count === 1 ? 'One rule differs.' : `${count} rules differ.`),
  'compare.same': 'No rule differs.',
  'compare.show': 'Show me: {lesson}',
  'compare.link': 'Copy a link to this comparison',
  'compare.linkCopied': 'The link is in the clipboard.',
};
