//! What a package brings along beside the program: completions for shells, and manual pages.

use crate::failure::{Failure, usage};
use clap_complete::Shell;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

#[derive(clap::Args)]
pub(crate) struct CompletionsArgs {
    /// The shell that is to complete what is typed
    shell: Shell,
}

#[derive(clap::Args)]
pub(crate) struct ManArgs {
    /// The folder to write all pages into; without it the first one is printed
    folder: Option<PathBuf>,
}

/// Print the completions of a shell.
pub(crate) fn completions(args: &CompletionsArgs) -> Result<(), Failure> {
    // The generator would panic if whoever reads goes away.
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut crate::command(), "luckhouse", &mut script);
    Ok(io::stdout().write_all(&script)?)
}

/// Print the manual page of the program, or write those of all its commands.
pub(crate) fn pages(args: &ManArgs) -> Result<(), Failure> {
    match &args.folder {
        Some(folder) => write_pages(folder),
        None => Ok(clap_mangen::Man::new(crate::command()).render(&mut io::stdout())?),
    }
}

fn write_pages(folder: &Path) -> Result<(), Failure> {
    let written =
        std::fs::create_dir_all(folder).and_then(|()| clap_mangen::generate_to(crate::command(), folder));
    written.map_err(|error| {
        let (folder, error) = (folder.display().to_string(), error.to_string());
        usage!("terminal-usage-man-folder", folder, error)
    })
}
