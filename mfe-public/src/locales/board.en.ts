export default {
  'filter.category': 'Category',
  'filter.class': 'Class',
  'filter.subject': 'Subject',
  'filter.listFailed': 'The choices could not be loaded. Check your connection and try again.',
  'alert.open': 'Tell me about jobs like this',
  'alert.loadFailed': 'This could not be loaded. Check your connection and try again.',
  'view.label': 'View of the jobs',
  'view.list': 'List',
  'view.map': 'Map',
  'sort.label': 'Sort by',
  'sort.newest': 'Newest',
  'sort.nearest': 'Nearest',
  'sort.salary': 'Highest salary',
  'map.loading': 'Loading the map…',
  'map.label':
    'Map of the jobs; the list has the same ones. Move it with the arrow keys, zoom in with plus, choose a place with Enter.',
  'map.point': { one: '{count} job here', other: '{count} jobs here' },
  'map.nearer': 'Zoom in',
  'map.farther': 'Zoom out',
  'map.hint': 'Places are approximate, to about a kilometre. Press one to see its jobs.',
  'map.capped': {
    one: 'The newest job is on the map. Places are approximate, to about a kilometre.',
    other:
      'The newest {count} jobs are on the map; filter to see the rest. Places are approximate, to about a kilometre.',
  },
  'map.bare': 'The picture of the map cannot be loaded now. The jobs are listed below.',
  'map.here': 'Here: {found}',
} as const;
