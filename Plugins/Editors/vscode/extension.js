const { workspace } = require('vscode');
const { LanguageClient } = require('vscode-languageclient/node');

let client;

exports.activate = () => {
  const settings = workspace.getConfiguration('eaves');
  const server = { command: settings.get('path'), args: ['lsp', ...settings.get('flags')] };
  const documentSelector = [
    { scheme: 'file', language: 'swift' },
    { scheme: 'file', language: 'markdown' },
    { scheme: 'file', pattern: '**/eaves.yml' },
  ];
  client = new LanguageClient('eaves', 'Eaves', server, { documentSelector });
  return client.start();
};

exports.deactivate = () => client && client.stop();
