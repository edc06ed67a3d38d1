// React decides by this variable, when it is first loaded, whether it is the slow one for development. Imported before
// everything that loads it. Whether an installation is local or production is another thing: FESCUE_MODE says that.
process.env.NODE_ENV = 'production';
