/** The shells that have a completion script. */
export const SHELLS = ['bash', 'zsh', 'fish'] as const

/** A shell. */
export type Shell = (typeof SHELLS)[number]

// Each script passes the words of the command line to `svc __complete`, which prints one candidate
// per line: the value, a tab and a description. Without candidates the shell completes file names.

const BASH = `# Completion of svc for bash. Add this line to ~/.bashrc:
#   eval "$(svc completion bash)"
_svc() {
  local IFS=$'\\n'
  COMPREPLY=($(svc __complete "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null | cut -f 1))
}
complete -o default -F _svc svc`

const ZSH = `#compdef svc
# Completion of svc for zsh. Add this line to ~/.zshrc, after compinit:
#   eval "$(svc completion zsh)"
_svc() {
  local line value
  local -a candidates
  for line in "\${(@f)$(svc __complete "\${(@)words[2,CURRENT]}" 2>/dev/null)}"; do
    [[ -n $line ]] || continue
    value=\${line%%$'\\t'*}
    candidates+=("\${value//:/\\\\:}:\${line#*$'\\t'}")
  done
  if (( $#candidates )); then
    _describe svc candidates
  else
    _files
  fi
}
compdef _svc svc`

const FISH = `# Completion of svc for fish. Save it as ~/.config/fish/completions/svc.fish:
#   svc completion fish > ~/.config/fish/completions/svc.fish
function __svc_complete
  set -l words (commandline -opc) (commandline -ct)
  set -l candidates (svc __complete $words[2..-1] 2>/dev/null)
  if test (count $candidates) -gt 0
    printf '%s\\n' $candidates
  else
    __fish_complete_path (commandline -ct)
  end
end
complete -c svc -f -a '(__svc_complete)'`

/** The script of each shell. */
export const COMPLETION_SCRIPTS: Readonly<Record<Shell, string>> = {
  bash: BASH,
  zsh: ZSH,
  fish: FISH,
}
