const isState = (name) => name?.type === 'CallExpression' && name.callee.name === 'useState';

/** Reports a flag of `useState(false)` that one function sets to true and back around an `await`, in a file that calls
 * the API. */
const noBusyState = {
  meta: { type: 'problem' },
  create(context) {
    const setters = new Set();
    const functions = [];
    let hasCalls = false;
    const enter = (node) => functions.push({ node, isWaiting: false, set: new Map() });
    const leave = () => {
      const { isWaiting, set } = functions.pop();
      if (!isWaiting || !hasCalls) return;
      for (const { node, values } of set.values()) {
        if (values.size < 2) continue;
        const message = 'useWrite of @porao/features has the busy flag of a call.';
        context.report({ node, message });
      }
    };
    return {
      ImportSpecifier({ imported }) {
        hasCalls ||= ['call', 'callPublic'].includes(imported.name);
      },
      VariableDeclarator({ id, init }) {
        if (isState(init) && init.arguments[0]?.value === false && id.type === 'ArrayPattern')
          setters.add(id.elements[1]?.name);
      },
      FunctionDeclaration: enter,
      FunctionExpression: enter,
      ArrowFunctionExpression: enter,
      'FunctionDeclaration:exit': leave,
      'FunctionExpression:exit': leave,
      'ArrowFunctionExpression:exit': leave,
      AwaitExpression() {
        const last = functions.at(-1);
        if (last) last.isWaiting = true;
      },
      CallExpression(node) {
        const { name } = node.callee;
        const value = node.arguments[0]?.value;
        const last = functions.at(-1);
        if (!last || !setters.has(name) || typeof value !== 'boolean') return;
        const known = last.set.get(name) ?? { node, values: new Set() };
        last.set.set(name, { node, values: known.values.add(value) });
      },
    };
  },
};

export default { meta: { name: 'porao' }, rules: { 'no-busy-state': noBusyState } };
